/** Writes both parts of a mail as they travel. What many mails have in common is encoded once; between such pieces any other may stand. */
import { encode, wrap } from 'nodemailer/lib/qp'

/** `boundary` stands in the header, so neither part may hold it. */
export type EncodedLetter = { boundary: string; body: string }

/** Quoted-printable whose last line goes on, so that the next piece begins at its margin. */
export function encodePiece(text: string): string {
  if (text === '') return ''
  const written = wrap(encode(text.replace(/\r\n?|\n/g, '\r\n')))
  return written.endsWith('\r\n') ? written : `${written}=\r\n`
}

const head = (type: string) =>
  `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`

/** Of pieces that are encoded already. */
export function encodedLetter(boundary: string, text: string, html: string): EncodedLetter {
  const body = [
    `--${boundary}\r\n${head('text/plain')}${text}`,
    `\r\n--${boundary}\r\n${head('text/html')}${html}`,
    `\r\n--${boundary}--\r\n`,
  ].join('')
  return { boundary, body }
}
