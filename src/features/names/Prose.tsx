import { NameText } from './NameText.tsx';

/** A text of ours in which backticks enclose names. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <NameText key={index} className="text-[0.92em]">
        {part}
      </NameText>
    ) : (
      part
    ),
  );
}
