export function Component() {
  return <h1>Activity</h1>;
}
