/** The built web app: hashed assets for a year, pages fresh each time, unknown addresses with the app's own 404. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?')
    const { html, status } = pages.page(path)
    const tag = `"${createHash('sha1').update(html).digest('base64url')}"`
    reply.header('cache-control', 'no-cache').header('etag', tag).type('text/html; charset=utf-8')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.code(status).send(html)
  }

  // The one page that lives among the API's addresses.
  app.get('/api/docs', sendPage)
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/')
    return isPage ? sendPage(request, reply) : answerProblem(request, reply, 'NOT_FOUND')
  })
}
