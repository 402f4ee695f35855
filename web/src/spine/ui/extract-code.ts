/** Finds the code in text that was typed, pasted or autofilled: "482 913" and "Kodunuz: 482913." give the same digits. */
export function extractCode(text: string, length: number): string {
  const plain = text.normalize('NFKC')
  const whole = wholeCode(length).exec(plain)?.[0] ?? plain
  return whole.replace(/[^0-9]/g, '').slice(0, length)
}

/** Whether a text contains a complete code: pasting it then replaces the input instead of inserting at the caret. */
export function containsCode(text: string, length: number): boolean {
  return extractCode(text, length).length === length
}

/** Exactly that many digits, spaced or dashed; longer numbers, such as telephone numbers, do not match. */
function wholeCode(length: number): RegExp {
  return new RegExp(`(?<![0-9])[0-9](?:[\\s-]?[0-9]){${length - 1}}(?![0-9])`)
}
