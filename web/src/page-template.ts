/** Fills the built document: head, rendered app and embedded page data. */
import { type PageData, pageDataId } from '#page-data.tsx'

export type Head = { title: string; description?: string; canonical?: string; noIndex?: boolean }

export function fillTemplate(template: string, page: { head: Head; app: string; data: PageData }): string {
  // Replaced by functions: a `$&` in company data must stay what it is.
  return template
    .replace('<!--head-->', () => headTags(page.head))
    .replace('<!--app-->', () => page.app)
    .replace('<!--page-data-->', () => dataTag(page.data))
}

function headTags({ title, description, canonical, noIndex }: Head): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}" />`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    noIndex && '<meta name="robots" content="noindex" />',
  ]
    .filter(Boolean)
    .join('\n    ')
}

/** Not run by the browser, only read; `<` is escaped so that no text in it can end the element. */
function dataTag({ company, publicUrl, demo }: PageData): string {
  const json = JSON.stringify({ company, publicUrl, demo }).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${pageDataId}">${json}</script>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
