/** Asks the register of consents (İYS) which refusals it has heard of since the last time, a page at once. */
import { z } from '@kervan/domain/z.ts'
import type { Config } from '#spine/config/config.ts'

export type RegisterChange = {
  recipient: string
  type: string
  status: string
  source: string
  /** Turkish time, `2026-03-05 14:30:00`. */
  consentDate: string
}
export type RegisterPage = { changes: RegisterChange[]; after: string }
/** The changes after this mark of the register; an empty one is the beginning. */
export type ConsentRegister = (after: string, signal?: AbortSignal) => Promise<RegisterPage>
/** Undefined where no IYS_URL is set: then nothing is ever fetched. */
export type WithConsentRegister = { consentRegister: ConsentRegister | undefined }

export const pageSize = 500
const timeoutMs = 30_000
const largest = 2_000_000

const Token = z.object({ access_token: z.string().min(1) })
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const Page = z.object({
  after: text,
  list: z
    .array(z.object({ recipient: text, type: text, status: text, source: text, consentDate: text }))
    .nullish()
    .transform((list) => list ?? []),
})

export function createConsentRegister({
  consentRegister,
}: Pick<Config, 'consentRegister'>): ConsentRegister | undefined {
  if (!consentRegister) return undefined
  const { url, user, password } = consentRegister
  const brand = url.replace(/\/+$/, '')
  return async (after, signal = new AbortController().signal) => {
    const limits = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const { access_token } = Token.parse(
      await ask(`${new URL(brand).origin}/oauth2/token`, limits, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: user, password, grant_type: 'password' }),
      }),
    )
    const query = new URLSearchParams({ source: 'IYS', limit: String(pageSize), ...(after && { after }) })
    const page = Page.parse(
      await ask(`${brand}/consents/changes?${query}`, limits, {
        headers: { authorization: `Bearer ${access_token}` },
      }),
    )
    return { changes: page.list, after: page.after }
  }
}

/** What goes wrong is said without what was sent, since that has the password. */
async function ask(address: string, signal: AbortSignal, init: RequestInit): Promise<unknown> {
  const answer = await fetch(address, { redirect: 'error', signal, ...init })
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    throw new Error(`The register of consents answered ${answer.status}.`)
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body) {
    size += part.length
    // Leaving the loop ends the download.
    if (size > largest) throw new Error(`The register of consents sent more than ${largest} bytes.`)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString())
}
