/** A page as it is sent: compressed and tagged once, when it is rendered, so that a request only picks. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'
type Page = { status: number; isAsleep: boolean }
export type EncodedPage = Page & { etag: string; bodies: Record<Encoding, Buffer> }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const brotli = (page: Buffer, quality: number) =>
  toBrotli(page, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: page.length },
  })
/** The best quality takes seven times as long for one byte in twenty. No start waits for it; it takes its place afterwards. */
const bestAfterMs = 3_000

export async function encodePage({ html, status, isAsleep }: Page & { html: string }): Promise<EncodedPage> {
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([brotli(identity, 9), toGzip(identity, { level: 9 })])
  // Weak, since it is one tag for the same page in three encodings.
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`
  const bodies = { br, gzip: gzipped, identity }
  const improve = () =>
    brotli(identity, 11).then(
      (best) => {
        bodies.br = best
      },
      () => undefined, // it is well compressed already
    )
  setTimeout(improve, bestAfterMs).unref()
  return { status, isAsleep, etag, bodies }
}

/** The best encoding that a client takes; what it names with `q=0` it does not. */
export function encodingFor(accepted: string | undefined): Encoding {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', weight = ''] = part.toLowerCase().split(';')
      return [name.trim(), Number(weight.replace(/^\s*q=/, '') || 1)]
    }),
  )
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** Whether a client's `if-none-match` names the page it has. */
export function isSame(etag: string, known: string | undefined): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return known?.trim() === '*' || (known ?? '').split(',').some((tag) => opaque(tag) === opaque(etag))
}
