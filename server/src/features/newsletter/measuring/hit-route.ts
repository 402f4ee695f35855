/**
 * What the mails of campaigns ask our own site for: a picture of one pixel, the links, which lead on to where they were written to, and
 * the mail itself as a page. A link leads only to addresses that the campaign has, so it is no way to anywhere else.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readCampaign } from '#features/newsletter/campaigns/campaigns.queries.ts'
import { prepareCampaign, renderFor } from '#features/newsletter/campaigns/render-campaign.ts'
import { readSettings, senderOf } from '#features/newsletter/campaigns/sender-identity.ts'
import { type AskedHit, noteHit } from '#features/newsletter/measuring/note-hit.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'

type Needed = Services & WithNewsletterLinks & WithCompany
type Params = { token: string; position?: string }

/** Transparent, 43 bytes. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export function registerCampaignHits(app: FastifyInstance, services: Needed): void {
  const { newsletterLinks } = services
  const note = (request: FastifyRequest, hit: Pick<AskedHit, 'recipientId' | 'kind' | 'position'>) =>
    noteHit(services, {
      ...hit,
      method: request.method,
      userAgent: request.headers['user-agent'] ?? '',
      purpose: `${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''} ${request.headers['x-moz'] ?? ''}`,
      // The reader is not kept waiting, nor stopped, by what we count.
    }).catch((error: unknown) => request.log.warn({ err: error }, 'a hit of a campaign is not noted'))

  app.route<{ Params: Params }>({
    method: ['GET', 'HEAD'],
    url: '/b/o/:token',
    exposeHeadRoute: false,
    config: { measuredAs: 'GET /b/o/{token}' },
    handler: async (request, reply) => {
      const recipientId = newsletterLinks.recipientIdIn(request.params.token)
      if (recipientId) void note(request, { recipientId, kind: 'open', position: null })
      // Mails are shown on other people's sites.
      return reply
        .header('cache-control', 'no-store')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/gif')
        .send(pixel)
    },
  })

  app.route<{ Params: Params }>({
    method: ['GET', 'HEAD'],
    url: '/b/t/:token/:position',
    exposeHeadRoute: false,
    config: { measuredAs: 'GET /b/t/{token}/{position}' },
    handler: async (request, reply) => {
      const recipientId = newsletterLinks.recipientIdIn(request.params.token)
      const position = /^\d{1,4}$/.test(request.params.position ?? '') ? Number(request.params.position) : -1
      const [link] = recipientId
        ? await services.actAs(system, (tx) =>
            tx.asSystem<{ url: string }>(
              `select l.url from newsletter_links l join newsletter_recipients r on r.campaign_id = l.campaign_id
               where r.id = $1 and l.position = $2`,
              [recipientId, position],
            ),
          )
        : []
      if (!recipientId || !link) return answerProblem(request, reply, 'NOT_FOUND')
      void note(request, { recipientId, kind: 'click', position })
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(link.url, 302)
    },
  })

  app.get<{ Querystring: { token?: unknown } }>(
    '/bulten/goster',
    { config: { measuredAs: 'GET /bulten/goster' } },
    async (request, reply) => {
      const { token } = request.query
      const recipientId = typeof token === 'string' ? newsletterLinks.recipientIdIn(token) : undefined
      const page = recipientId && (await webPage(services, recipientId))
      if (!page) return answerProblem(request, reply, 'NOT_FOUND')
      return reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; frame-ancestors 'none'",
        )
        .type('text/html; charset=utf-8')
        .send(page)
    },
  )
}

async function webPage(services: Needed, recipientId: string): Promise<string | undefined> {
  const { actAs, company, config, newsletterLinks } = services
  const found = await actAs(system, async (tx) => {
    const [row] = await tx.asSystem<{
      campaign_id: string
      email: string
      name: string | null
      company: string | null
      city: string | null
    }>(
      `select r.campaign_id, r.email, s.name, p.company, p.city from newsletter_recipients r
         left join newsletter_subscribers s on s.id = r.subscriber_id left join profiles p on p.email = r.email
       where r.id = $1 and r.state in ('sending', 'sent', 'bounced', 'complained')`,
      [recipientId],
    )
    const campaign = row && (await readCampaign(tx, row.campaign_id))
    return campaign && { row, campaign, ...(await readSettings(tx)) }
  })
  if (!found) return undefined
  const prepared = prepareCampaign(found.campaign, await senderOf(company, found.settings), config.publicUrl)
  const { email, name, company: firm, city } = found.row
  const addressee = { email, name: name ?? '', company: firm, city, measured: false }
  return renderFor(prepared, addressee, newsletterLinks.mailLinks(recipientId), { isWebView: true }).html
}
