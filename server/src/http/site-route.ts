/** The built web app: hashed assets for a year, pages fresh each time, unknown addresses with the app's own 404. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerProblem } from '#http/problem-answer.ts'
import type { PublicPages } from '#site/public-pages.ts'

export async function registerSite(
  app: FastifyInstance,
  webFolder: string,
  pages: PublicPages,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webFolder, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/')
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })

  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?')
    if (path.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method))
      return answerProblem(request, reply, 'NOT_FOUND')
    return sendPage(path)
    function sendPage(address: string) {
      const { html, status } = pages.page(address)
      const tag = `"${createHash('sha1').update(html).digest('base64url')}"`
      reply.header('cache-control', 'no-cache').header('etag', tag).type('text/html; charset=utf-8')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.code(status).send(html)
    }
  })
}
