/**
 * The offline file: one document that opens from a disk and works without a network, under the three addresses it has always had. The
 * server writes today's rates and tax codes into it, and tells files that are online which version is the newest.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { FastifyInstance } from 'fastify'
import type { PublicPages } from '#assembly/site/public-pages.ts'
import { readTaxCodes } from '#features/quotes/tax-codes.queries.ts'
import { currentRates } from '#features/rates/rates.queries.ts'
import { type ReadAs, system } from '#spine/database/act-as.ts'
import { measureAs } from '#spine/http/metrics.ts'
import { sourceHash } from '#spine/http/security-headers.ts'

export const offlineAddresses = ['/staff-desktop.html', '/entegra-desktop.html', '/desktop.html'] as const

/** Anybody may ask, and rates change once a day. */
const freshMs = 60_000

type Parts = { folder: string; pages: PublicPages; publicUrl: string; readAs: ReadAs }

export async function registerOfflineFile(app: FastifyInstance, parts: Parts): Promise<void> {
  const { folder, pages, publicUrl, readAs } = parts
  const built = await readFile(join(folder, 'desk.html'), 'utf8')
  const version = /data-version="(\w+)"/.exec(built)?.[1] ?? ''
  const policy = filePolicy(built, new URL(publicUrl).origin)
  const facts = remembered(() =>
    readAs(system, async (db) => {
      const [{ date, try_per }, tax_codes] = await Promise.all([currentRates(db), readTaxCodes(db)])
      return { rates: { date, try_per }, tax_codes }
    }),
  )
  const write = async () => {
    const company = pages.company().name
    const day = dayInIstanbul(new Date())
    const data = { company, panel: publicUrl, version, day, ...(await facts()) }
    // Replaced by functions, so that a `$&` in the company's name is taken literally.
    return built
      .replace('/* policy */', () => policy)
      .replace('<title>Masaüstü</title>', () => `<title>${escaped(company)} Masaüstü</title>`)
      .replace('"data"', () => JSON.stringify(data).replaceAll('<', '\\u003c'))
  }
  for (const address of offlineAddresses)
    app.get(address, async (request, reply) => {
      measureAs(request, 'page')
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .header('content-security-policy', `${policy}; frame-ancestors 'none'`)
        .send(await write())
    })
  // A file on a disk has no origin: it may read this, which holds nothing that is not public.
  app.get('/desktop-version.json', async (request, reply) => {
    measureAs(request, 'asset')
    return reply
      .type('application/json')
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send({ version, ...(await facts()) })
  })
}

/** Its own script and style, and the panel it asks; nothing else, from a disk as from the server. */
function filePolicy(built: string, panel: string): string {
  const [script = ''] = /(?<=<script>).*?(?=<\/script>)/s.exec(built) ?? []
  const [style = ''] = /(?<=<style>).*?(?=<\/style>)/s.exec(built) ?? []
  return [
    "default-src 'none'",
    `script-src ${sourceHash(script)}`,
    `style-src ${sourceHash(style)}`,
    'img-src data:',
    'font-src data:',
    `connect-src 'self' ${panel}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

function remembered<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let known: Promise<Answer> | undefined
  let until = 0
  return () => {
    if (known && Date.now() < until) return known
    until = Date.now() + freshMs
    known = read()
    known.catch(() => {
      until = 0
    })
    return known
  }
}
