import type { PublicCompany } from '@kervan/domain/company/company.contract.ts'
import { expect, test } from 'vitest'
import { fillTemplate } from '#page-template.ts'

const template = '<head><!--head--></head><body><div id="root"><!--app--></div><!--page-data--></body>'

test('no text of the company can leave its place in the document', () => {
  const company = { name: '</script><script>alert(1)</script> $& "A&B"' } as PublicCompany
  const html = fillTemplate(template, {
    head: { title: company.name, canonical: 'https://site.example/?a=1&b="2"' },
    app: '<p>$1</p>',
    data: { company, publicUrl: 'https://site.example', demo: false },
  })
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('<div id="root"><p>$1</p></div>')
  const embedded = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(embedded).company.name).toBe(company.name)
})
