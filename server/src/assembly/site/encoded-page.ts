/** A page as it is sent: compressed and tagged once, when it is rendered, so that a request only picks. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'
type Page = { status: number }
export type EncodedPage = Page & { etag: string; bodies: Record<Encoding, Buffer> }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** The best quality, 11, takes seven times as long for one byte in twenty, and every start would wait for it. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

export async function encodePage({ html, status }: Page & { html: string }): Promise<EncodedPage> {
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([toBrotli(identity, brotliQuality), toGzip(identity, { level: 9 })])
  // Weak, since it is one tag for the same page in three encodings.
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`
  return { status, etag, bodies: { br, gzip: gzipped, identity } }
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
