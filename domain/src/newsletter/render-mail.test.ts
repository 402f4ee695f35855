/** The mail of a campaign: nothing typed by anybody becomes markup, a header or an address that runs. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMail } from '#newsletter/check-mail.ts'
import { MailDocument } from '#newsletter/mail-blocks.ts'
import type { MailContext } from '#newsletter/mail-context.ts'
import { mailLinks } from '#newsletter/mail-links.ts'
import { draftText } from '#newsletter/mail-text.ts'
import { renderMail } from '#newsletter/render-mail.ts'

const company = {
  name: 'Kervan',
  legalName: 'Kervan Uluslararası Taşımacılık ve Lojistik A.Ş.',
  address: 'Liman Cad. 1, İstanbul',
  phone: null,
  email: 'bilgi@kervan.example',
  mersis: '0123456789000015',
}
const context: MailContext = {
  subject: 'Eylül bülteni',
  preheader: 'Yeni hatlar',
  variables: {},
  company,
  siteUrl: 'https://kervan.example/',
  link: (address) => address,
  unsubscribeUrl: 'https://kervan.example/bulten/ayril?key=a&b=c',
  preferencesUrl: 'https://kervan.example/bulten/tercihler?key=a',
  webViewUrl: 'https://kervan.example/bulten/goruntule?key=a',
}
const documentOf = (...blocks: object[]): MailDocument =>
  MailDocument.parse({ blocks: blocks.map((block, index) => ({ id: `b${index}`, ...block })) })
const paragraph = (text: string, more: object = {}) => ({
  type: 'text',
  passages: [{ type: 'paragraph', pieces: [{ text, ...more }] }],
})

const nasty = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)//'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is to stay what it is
  '{{constructor}} {{__proto__|x}} ${7*7} <%= 7*7 %> ]]>',
  'Bcc: a@b.example\r\nBcc: c@d.example',
  '<svg/onload=alert(1)>',
  '&lt;script&gt;',
  '</style></title><base href=//evil.example>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<p style="background:url(//evil.example/x);color:expression(alert(1))">x</p>',
  '<!--[if mso]><script>alert(1)</script><![endif]-->',
  '<img src="data:text/html,<script>1</script>" srcset="x">',
  '<meta http-equiv=refresh content="0;url=//evil.example"><form action=//evil.example><input></form>',
]
const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(...nasty),
  fc
    .array(
      fc.constantFrom('<', '>', '"', "'", '&', '{{', '}}', 'ad', '|', '=', '/', 'a', ' href', 'script', '\n'),
      {
        maxLength: 14,
      },
    )
    .map((parts) => parts.join('')),
)
const block = fc.oneof(
  text.map((value) => ({ type: 'heading', text: value.slice(0, 200) })),
  fc.record({ text, link: text }).map(({ text: value, link }) => paragraph(value, { link })),
  fc.record({ src: text, alt: text, link: text }).map((image) => ({ type: 'image', ...image })),
  fc
    .record({ label: text.map((value) => value.slice(0, 80)), url: text })
    .map((button) => ({ type: 'button', ...button })),
  text.map((html) => ({ type: 'html', html })),
)

/** Every tag with its attributes, as a program reads them that trusts nothing but quotes that were escaped. */
function tagsOf(html: string) {
  return [...html.matchAll(/<(\/?[a-z!][^\s>]*)((?:[^>"]|"[^"]*")*)>/gi)].map(([, tag = '', rest = '']) => ({
    tag: tag.toLowerCase(),
    attributes: [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value] as const,
    ),
  }))
}
const allowedTags =
  /^\/?(?:!doctype|html|head|meta|title|style|body|div|table|tr|td|th|thead|tbody|tfoot|p|a|img|h[1-6]|ul|ol|li|strong|em|br|b|i|u|s|blockquote|center|code|font|hr|pre|small|span|sub|sup)$/

describe('a rendered mail', () => {
  it('holds only elements, attributes and addresses that are allowed, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), text, text, text, (blocks, subject, preheader, name) => {
        const { html, subject: header } = renderMail(documentOf(...blocks), {
          ...context,
          subject,
          preheader,
          variables: { ad: name, firma: name },
          company: { ...company, name, legalName: name },
        })
        expect(header).not.toMatch(/[\r\n\p{Cc}]/u)
        for (const { tag, attributes } of tagsOf(html)) {
          expect(tag).toMatch(allowedTags)
          for (const [attribute, value] of attributes) {
            expect(attribute).not.toMatch(/^on|^srcset|^action|^formaction|^http-equiv/)
            if (attribute === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:)/i)
            if (attribute === 'src') expect(value).toMatch(/^https?:\/\//i)
            if (attribute === 'style') expect(value).not.toMatch(/url\(|expression|@import|javascript/i)
          }
        }
        expect(html.match(/<style>/g)).toHaveLength(1)
        expect(html.match(/<title>/g)).toHaveLength(1)
      }),
      { numRuns: 400 },
    )
  })

  it('counts the same links at the same places in both parts', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        const document = documentOf(...blocks, { type: 'button', label: 'Son', url: 'https://son.example/' })
        const seen: string[] = []
        renderMail(document, {
          ...context,
          link: (address, index) => `${seen.push(`${index} ${address}`)}` && address,
        })
        const links = mailLinks(document).map(({ index, url }) => `${index} ${url}`)
        expect(seen).toEqual([...links, ...links])
      }),
    )
  })

  it('fills in what is known of the recipient once, and what is not by the fallback', () => {
    const document = documentOf(paragraph('Sayın {{ ad | dostumuz }}, {{firma}} {{constructor}} {{şehir|}}.'))
    const known = renderMail(document, { ...context, variables: { ad: '{{eposta}}<b>', firma: 'A & B' } })
    expect(known.text).toContain('Sayın {{eposta}}<b>, A & B {{constructor}} .')
    expect(known.html).toContain('Sayın {{eposta}}&lt;b&gt;, A &amp; B {{constructor}} .')
    expect(renderMail(document, context).text).toContain('Sayın dostumuz, firmanız')
  })

  it('says who sends it and how to leave in both parts, edited or not', () => {
    for (const editedText of [null, 'Kısa metin.']) {
      const { html, text: plain } = renderMail(documentOf(paragraph('Merhaba')), { ...context, editedText })
      expect(html).toContain('href="https://kervan.example/bulten/ayril?key=a&amp;b=c"')
      for (const part of [html, plain]) {
        expect(part).toContain('MERSİS No: 0123456789000015')
        expect(part).toContain(company.legalName)
      }
      expect(plain).toContain('Bültenden ayrıl: https://kervan.example/bulten/ayril?key=a&b=c')
    }
  })

  it('measures only who may be measured', () => {
    const document = documentOf(paragraph('Merhaba'))
    expect(renderMail(document, context).html).not.toContain('<img')
    expect(renderMail(document, { ...context, openPixelUrl: 'https://kervan.example/o/1' }).html).toContain(
      'src="https://kervan.example/o/1"',
    )
  })

  it('makes a text that stands alone', () => {
    const document = documentOf(
      { type: 'heading', text: 'Yeni hat' },
      paragraph('buradan', { link: 'https://kervan.example/hat' }),
      {
        type: 'text',
        passages: [{ type: 'list', ordered: true, items: [[{ text: 'Bir' }], [{ text: 'İki' }]] }],
      },
      { type: 'image', src: '/bulten/gorsel/1.png', alt: 'Gemi' },
      { type: 'button', label: 'Teklif iste', url: 'https://kervan.example/auth' },
      { type: 'html', html: '<ul><li>Ücret&nbsp;yok</li><li>Sınır yok</li></ul>' },
    )
    expect(draftText(document)).toBe(
      'Yeni hat\n\nburadan (https://kervan.example/hat)\n\n1. Bir\n2. İki\n\n[Gemi]\n\nTeklif iste:\nhttps://kervan.example/auth\n\n- Ücret yok\n- Sınır yok',
    )
    const { html } = renderMail(document, context)
    expect(html).toContain('src="https://kervan.example/bulten/gorsel/1.png"')
  })

  it('keeps the links of an edited text counted', () => {
    const document = documentOf({ type: 'button', label: 'Bak', url: 'https://kervan.example/a' })
    const { text: plain } = renderMail(document, {
      ...context,
      link: (_, index) => `https://kervan.example/t/${index}`,
      editedText: 'Bakın: https://kervan.example/a. Ya da https://kervan.example/ab',
    })
    expect(plain).toContain('Bakın: https://kervan.example/t/0. Ya da https://kervan.example/ab\n')
  })
})

describe('the checks before sending', () => {
  const findings = (document: MailDocument, more: object = {}) =>
    checkMail({ document, subject: 'Eylül', preheader: 'Yeni hatlar', editedText: null, company, ...more })

  it('finds nothing in a mail that is in order', () => {
    const document = documentOf(paragraph('Merhaba {{ad|dostumuz}}'), {
      type: 'button',
      label: 'Bak',
      url: 'https://kervan.example/',
    })
    expect(findings(document)).toEqual([])
  })

  it.each([
    ['javascript: link', paragraph('x', { link: 'javascript:alert(1)' }), 'links'],
    ['link without protocol', paragraph('x', { link: 'kervan.example' }), 'links'],
    [
      'link with a name before the host',
      paragraph('x', { link: 'https://banka.example@kotu.example' }),
      'links',
    ],
    ['button without address', { type: 'button', label: 'Bak', url: '' }, 'links'],
    ['picture without description', { type: 'image', src: '/a.png' }, 'images'],
    [
      'picture in HTML without description',
      { type: 'html', html: '<img src="https://a.example/a.png">' },
      'images',
    ],
    ['unknown variable', paragraph('{{constructor}}'), 'variables'],
    ['mail that mail programs cut off', { type: 'html', html: `<p>${'ş'.repeat(60_000)}</p>` }, 'size'],
  ])('refuses a %s', (_, wrong, check) => {
    expect(findings(documentOf(paragraph('Merhaba'), wrong))).toEqual([
      expect.objectContaining({ check, severity: 'error' }),
    ])
  })

  it('refuses a mail without subject, words, text part or identity', () => {
    const checks = findings(documentOf({ type: 'divider' }), {
      subject: ' ',
      editedText: '',
      company: { ...company, mersis: null },
    })
    expect(checks.map(({ check }) => check)).toEqual(['subject', 'content', 'text', 'identity'])
  })

  it.each([
    ['legalName', 'ticaret unvanı'],
    ['mersis', 'MERSİS numarası'],
    ['address', 'adres'],
  ])('refuses a sender without %s', (field, name) => {
    const checks = findings(documentOf(paragraph('Merhaba')), { company: { ...company, [field]: '' } })
    expect(checks).toEqual([
      expect.objectContaining({
        check: 'identity',
        severity: 'error',
        message: expect.stringContaining(name),
      }),
    ])
  })
})
