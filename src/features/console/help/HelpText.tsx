/** A text of a help article; what stands between backticks is a name or a part of one, and set as such. */
export function HelpText({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="name">
        {part}
      </span>
    ),
  );
}
