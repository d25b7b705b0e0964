export function ScribeScreen() {
  return null;
}
