/** Shows a mail in the browser as a mail program would: a document with its own policy, which allows inline styles but no scripts. */
import type { FastifyReply } from 'fastify'

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'self'",
  // Neither scripts nor forms; links open in a new tab, outside the sandbox.
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
].join('; ')

export function showMail(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html.replace('<head>', '<head><base target="_blank">'))
}
