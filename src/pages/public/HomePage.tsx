export function Component() {
  return (
    <main>
      <h1 className="font-display text-h1">Because Your Digital Identity Matters</h1>
    </main>
  );
}
