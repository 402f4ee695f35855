/** A stand-in for the register of consents: gives a token to the right password, and its pages one after the other. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { RegisterPage } from '#features/newsletter/subscribers/consent-register.ts'

export async function openConsentRegister(pages: readonly RegisterPage[]) {
  /** The marks after which it was asked. */
  const asked: string[] = []
  const token = 'bir anahtar'
  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://register')
    const answer = (status: number, body: object = {}) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'POST' && pathname === '/oauth2/token') {
      const { username, password } = JSON.parse(await text(request)) as Record<string, string>
      return username === 'ofis' && password === 'gizli' ? answer(200, { access_token: token }) : answer(401)
    }
    if (pathname !== '/sps/1/brands/2/consents/changes') return answer(404)
    if (request.headers.authorization !== `Bearer ${token}`) return answer(401)
    const after = searchParams.get('after') ?? ''
    const page = pages[after === '' ? 0 : pages.findIndex((each) => each.after === after) + 1] ?? pages.at(-1)
    if (!page) return answer(404)
    asked.push(after)
    return answer(200, { after: page.after, list: page.changes })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
