/** HTTP as bytes, for requests that no well-behaved client would send. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { whenCalm } from '#testing/when-calm.ts'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** Sends the text as it is, lines ended by CRLF, and reads until the server closes. */
export function rawHttp(port: number, lines: string[], body: string | Buffer = ''): Promise<RawAnswer> {
  return whenCalm(`http://127.0.0.1:${port}`, () => sendOnce(port, lines, body))
}

async function sendOnce(port: number, lines: string[], body: string | Buffer): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(30_000, () => socket.destroy(new Error('No answer within half a minute.')))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  if (body.length > 0) socket.write(body)
  const text = (await buffer(socket).catch(() => Buffer.alloc(0))).toString()
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [statusLine = '', ...fields] = head.split('\r\n')
  const headers = Object.fromEntries(
    fields.map((field) => [
      field.slice(0, field.indexOf(':')).toLowerCase(),
      field.slice(field.indexOf(':') + 1).trim(),
    ]),
  )
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}
