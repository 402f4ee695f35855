/** Fills the built document: head, rendered app and embedded page data. */
import { type PageData, pageDataId } from '#features/company/page-data.tsx'

export type Head = {
  title: string
  description?: string
  canonical?: string
  siteName?: string
  /** The address of the picture for previews, 1200 × 630. */
  picture?: string
  /** Structured data of schema.org. */
  facts?: object
  noIndex?: boolean
}

const appScript = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/

/** The document whose app the inline script loads: at once, for which the browser may fetch it ahead, or on interaction. */
export function withHydration(template: string, hydrate: 'at-once' | 'on-interaction'): string {
  const [tag = '', app = ''] = appScript.exec(template) ?? []
  return template
    .replace(tag, hydrate === 'at-once' ? `<link rel="modulepreload" href="${app}" />` : '')
    .replace('<script>', `<script data-app="${app}" data-hydrate="${hydrate}">`)
}

/** The text of the document's inline script. */
export function inlineScript(template: string): string {
  return /<script>(.*?)<\/script>/s.exec(template)?.[1] ?? ''
}

/** A page that only the browser renders: until then it shows `html`, while its scripts and first calls are on their way. */
export type ShellParts = { html: string; scripts: readonly string[]; calls: readonly string[] }

export function fillShell(template: string, page: { head: Head; shell: ShellParts; data: PageData }): string {
  const { html, scripts, calls } = page.shell
  return fillTemplate(template, { ...page, app: html })
    .replace('<html', '<html data-arriving')
    .replace('<div id="root">', '<div id="root" data-shell aria-busy="true">')
    .replace('<script data-app', () => `<script data-calls="${escapeHtml(calls.join(' '))}" data-app`)
    .replace(/ *<link rel="preload" as="font"[^>]*>\n?/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/, '')
    .replace('</head>', () => `${scripts.map(preload).join('')}</head>`)
    .replace('</body>', () => `${scriptNeeded}</body>`)
}

/** Of low priority: what the shell is drawn with comes first. */
const preload = (file: string) => `<link rel="modulepreload" fetchpriority="low" href="${file}" />`

export function fillTemplate(template: string, page: { head: Head; app: string; data: PageData }): string {
  // Replaced by functions, so that a `$&` in company data is taken literally.
  return template
    .replace('<!--head-->', () => headTags(page.head))
    .replace('<!--app-->', () => page.app)
    .replace('<!--page-data-->', () => dataTag(page.data))
}

/** A shell is filled by a script; a rendered page can be read without one. */
const scriptNeeded =
  '<noscript><p class="px-5 py-16 text-center">Bu sayfa JavaScript ile çalışır. Tarayıcınızda JavaScript’i açıp sayfayı yenileyin.</p></noscript>'

function headTags(head: Head): string {
  const { title, description, canonical, picture, facts, noIndex } = head
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...named('name', { description, robots: noIndex && 'noindex' }),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    ...(canonical ? named('property', preview(head)) : []),
    ...named('name', { 'twitter:card': picture && 'summary_large_image' }),
    facts && dataBlock('application/ld+json', facts),
  ]
    .filter(Boolean)
    .join('\n    ')
}

/** Open Graph tags for previews where the page is shared. */
function preview({ title, description, canonical, siteName, picture }: Head): Tags {
  return {
    'og:type': 'website',
    'og:locale': 'tr_TR',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': picture,
    'og:image:width': picture && '1200',
    'og:image:height': picture && '630',
  }
}

type Tags = Record<string, string | false | undefined>

function named(attribute: 'name' | 'property', tags: Tags): string[] {
  return Object.entries(tags).flatMap(([name, content]) =>
    content ? [`<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`] : [],
  )
}

function dataTag({ company, publicUrl, demo, rejectUrl }: PageData): string {
  return dataBlock('application/json', { company, publicUrl, demo, rejectUrl }, pageDataId)
}

/** Not run by the browser, only read; `<` is escaped so that no text in it can end the element. */
function dataBlock(type: string, data: object, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
