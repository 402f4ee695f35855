/** What machines read of the site: which addresses there are, which to leave alone, and how it installs. Addresses come from PUBLIC_URL. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { FastifyInstance } from 'fastify'
import type { PublicPages } from '#assembly/site/public-pages.ts'
import { measureAs } from '#spine/http/metrics.ts'
import { escapeText } from '#spine/mail/html.ts'

/** Behind a sign-in, made for programs, or only for whoever was given the link. */
const notForSearch = [
  '/api',
  '/analytics',
  '/auth',
  '/benchmark',
  '/customers',
  '/dashboard',
  '/inbox',
  '/newsletter',
  '/quote',
  '/quote-preview',
  '/reset-password',
  '/s/',
  '/shipment-tracking',
  '/staff',
  '/t/',
]

export function registerSiteFiles(app: FastifyInstance, pages: PublicPages, publicUrl: string): void {
  const serve = (path: string, type: string, content: () => string) =>
    app.get(path, async (request, reply) => {
      measureAs(request, 'asset')
      return reply.type(type).header('cache-control', 'public, max-age=3600').send(content())
    })
  // Requested by browsers and readers that do not look into the page's head.
  app.get('/favicon.ico', async (request, reply) => {
    measureAs(request, 'asset')
    return reply.header('cache-control', 'public, max-age=3600').redirect('/icon-48.png', 301)
  })
  serve('/robots.txt', 'text/plain; charset=utf-8', () => robots(publicUrl))
  serve('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(pages.addresses()))
  const serveManifest = (path: string, surface: Surface) =>
    serve(path, 'application/manifest+json', () => JSON.stringify(manifest(surface, pages.company())))
  serveManifest('/manifest.webmanifest', 'portal')
  serveManifest('/staff.webmanifest', 'office')
}

function robots(publicUrl: string): string {
  const lines = ['User-agent: *', ...notForSearch.map((path) => `Disallow: ${path}`)]
  return `${lines.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`
}

function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${escapeText(address)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** Portal and office install as two programs: each begins at its own first page, and has its own shortcuts. */
function manifest(surface: Surface, { name }: { name: string }): object {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose })
  const { title, start, shortcuts } = programs[surface]
  return {
    // What tells installed programs apart; that of the portal is what it has always been.
    id: start,
    name: title(name),
    short_name: title(name),
    lang: 'tr',
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: '#FBFBFA',
    theme_color: '#FBFBFA',
    categories: ['business', 'productivity'],
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: shortcuts.map(([words, url]) => ({
      name: words,
      url,
      icons: [icon('/icon-192.png', '192x192', 'any')],
    })),
  }
}

type Program = {
  title: (company: string) => string
  start: string
  shortcuts: readonly (readonly [words: string, url: string])[]
}

const programs: Record<Surface, Program> = {
  portal: {
    title: (company) => company,
    start: '/dashboard',
    shortcuts: [
      ['Gönderiler', '/dashboard?view=shipments'],
      ['Teklifler', '/dashboard?view=quotes'],
      ['Talepler', '/dashboard?view=requests'],
      ['Bildirimler', '/dashboard?view=notifications'],
    ],
  },
  office: {
    title: (company) => `${company} Personel`,
    start: '/staff',
    shortcuts: [
      ['İş Kuyruğu', '/staff/work-queue'],
      ['Teklif hazırla', '/staff/quotes/new'],
      ['Talepler', '/staff/requests'],
      ['Gönderiler', '/staff/shipments'],
    ],
  },
}
