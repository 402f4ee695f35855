import { expect, test } from 'vitest'
import { isTool, measuredPages, otherPage, pageName, pageOf } from '#analytics/pages.ts'

test.each([
  ['/', '/'],
  ['/Araclar/Konteyner/', '/araclar/konteyner'],
  ['/quote/01890a5d-ac96-774b-bcce-b302099a8057', '/quote/*'],
  ['/t/gizli-anahtar', '/t/*'],
  ['/dashboard?view=quotes', '/dashboard?view=quotes'],
  ['/dashboard?view=uydurma', '/dashboard'],
  ['/dashboard?new=quick', '/dashboard?new=quick'],
  ['/analytics', '/staff/analytics'],
  ['/staff/settings/personel', '/staff/settings/*'],
  ['/staff/quotes/01890a5d-ac96-774b-bcce-b302099a8057/offer', '/staff/quotes/*/offer'],
  ['/staff/quotes/new', '/staff/quotes/new'],
  ['/quote-preview/01890a5d-ac96-774b-bcce-b302099a8057', '/staff/quotes/*'],
  ['/staff/quotes/1/yok', '/staff/*'],
  ['/staff/quotes//offer', '/staff/*'],
  ['/newsletter/imports/1', '/staff/newsletter/imports/*'],
  ['/newsletter/yok', otherPage],
  ['/constructor', otherPage],
  ['/<script>alert(1)</script>', otherPage],
  ['/yok/boyle/bir/yer', otherPage],
])('%s is the page %s', (address, page) => {
  expect(pageOf(address)).toBe(page)
  expect(measuredPages).toContain(page)
})

test('pages have names that people say, and tools are among them', () => {
  for (const page of measuredPages) expect(pageName(page)).not.toContain('/')
  expect(measuredPages.filter(isTool)).toHaveLength(4)
})
