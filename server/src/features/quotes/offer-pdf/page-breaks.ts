/** Keeps parts of a document on one page: a heading with its text, the last item with the totals. Found after the pages are laid out. */
import type { LaidOutPage } from '#features/quotes/offer-pdf/document-parts.ts'

/** The names of the parts before which the page breaks. */
export type Breaks = ReadonlySet<string>

/** The mark of what a part of this name must share its page with. */
export const partnerOf = (name: string) => `${name}+`

/** The names of the parts whose partner begins on a later page: a break before them brings the two together. */
export function separatedParts(pages: readonly LaidOutPage[]): string[] {
  const firstPages = new Map<string, number>()
  pages.forEach(({ items }, page) => {
    for (const { item } of items)
      for (const { mark } of item.inlines ?? []) if (mark && !firstPages.has(mark)) firstPages.set(mark, page)
  })
  return [...firstPages].flatMap(([name, page]) =>
    (firstPages.get(partnerOf(name)) ?? page) > page ? [name] : [],
  )
}
