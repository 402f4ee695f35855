/** Typed text as it may stand in a document: no control characters, no marks that change the reading direction, no halves of a letter. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what is removed
const controlCharacters = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g

/** A word without end would be measured letter by letter, line after line: seconds for a page of it. */
const endlessWord = /\S{100,}/g
const brokenUp = (word: string) => word.replace(/.{50}/gsu, '$&\u200b')

/** Lines stay lines. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controlCharacters, ' ')
    .replace(invisible, '')
    .replace(endlessWord, brokenUp)
}
