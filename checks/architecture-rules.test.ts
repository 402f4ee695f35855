/** Proves that each rule can fail: a few files that break it, and sound ones that break none. */
import { guestProcedure } from '@kervan/domain/procedure.ts'
import { z } from '@kervan/domain/z.ts'
import { type AnyContractRouter, oc } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import { codeRules } from './code-rules.ts'
import { contractRules } from './contract-rules.ts'
import { importRules } from './import-rules.ts'
import { importsOf } from './imports.ts'
import { namingRules } from './naming-rules.ts'

type Files = Record<string, string>

const sound: Files = {
  'domain/src/contract.ts': `import { demoContract } from '#demo/demo.contract.ts'\nexport const contract = { demo: demoContract }`,
  'domain/src/demo/demo.contract.ts': `import { z } from 'zod'\nexport const demoContract = z`,
  'domain/src/access/roles.ts': `export const isAdmin = (role: string) => role === 'admin'`,
  'domain/src/values/money.ts': `export const zero = 0`,
  'domain/src/values/money.test.ts': `import fc from 'fast-check'\nimport { readFile } from 'node:fs/promises'`,
  'server/src/main.ts': `import { openDemo } from '#assembly/demo/open-demo.ts'\nimport { readConfig } from '#spine/config/config.ts'\nreadConfig(process.env)`,
  'server/src/spine/config/config.ts': `export const readConfig = () => process.env`,
  'server/src/assembly/demo/open-demo.ts': `import { quotes } from '#features/quotes/quotes.queries.ts'\nexport const openDemo = quotes`,
  'server/src/features/quotes/quotes.queries.ts': `import type { Role } from '@kervan/domain/access/roles.ts'\nimport { listRequests } from '#features/requests/requests.queries.ts'\nexport const quotes = listRequests\nexport const join = 'select from quotes join requests'`,
  'server/src/features/quotes/quotes.table.ts': `export const quotes = pgTable('quotes')`,
  'server/src/features/requests/requests.table.ts': `export const requests = pgTable('requests')`,
  'server/src/features/quotes/quotes.queries.test.ts': `import { aQuote } from '#testing/builders.ts'\nimport { luna } from '#features/luna/luna.queries.ts'`,
  'server/src/features/requests/requests.queries.ts': `// role === 'admin' is checked elsewhere, and so is process.env\nexport const listRequests = 1`,
  'server/src/spine/mail/mail.ts': `import { zero } from '@kervan/domain/values/money.ts'\nexport const mail = zero`,
  'server/src/testing/builders.ts': `export const aQuote = 1`,
  'web/src/entry-client.tsx': `import { page } from '#assembly/routes.tsx'\npage()`,
  'web/src/assembly/routes.tsx': `import { Layout } from '#assembly/layouts/site-layout.tsx'\nexport const page = () => import('#assembly/pages/site/home-page.tsx')`,
  'web/src/assembly/layouts/site-layout.tsx': `import { Button } from '#spine/ui/button.tsx'\nexport const Layout = Button`,
  'web/src/assembly/pages/site/home-page.tsx': `import { quotes } from '#features/quotes/quote-list.tsx'\nexport const Page = quotes`,
  'web/src/features/quotes/quote-list.tsx': `import { api } from '#spine/api/api.ts'\nexport const quotes = api`,
  'web/src/spine/api/api.ts': `import type { contract } from '@kervan/domain/contract.ts'\nexport const api = 1`,
  'web/src/spine/ui/button.tsx': `import { z } from '@kervan/domain/z.ts'\nexport const Button = () => <button role="button" />`,
  'web/vite.config.ts': `export default { port: process.env.PORT }`,
  'e2e/a-visitor-asks-for-a-quote.spec.ts': `test('asks', () => {})`,
  'e2e/start-product.ts': `export const start = () => {}`,
  'ARCHITECTURE.md': 'See https://kervan.example/home/page and ./work/notes.\n'.repeat(120),
}

/** For each rule: files that break it, and what it must say of them. */
const broken: Record<string, [files: Files, offenders: string[]][]> = {
  'folders carry the name of a feature or of a known room': [
    [{ 'server/src/features/billing/a.ts': '' }, ['server/src/features/billing/a.ts']],
    [{ 'domain/src/ui/a.ts': '' }, ['domain/src/ui/a.ts']],
    [{ 'web/src/spine/components/a.tsx': '' }, ['web/src/spine/components/a.tsx']],
    [{ 'web/src/assembly/quotes/a.tsx': '' }, ['web/src/assembly/quotes/a.tsx']],
  ],
  'a root holds folders and entry files only': [
    [{ 'server/src/limits.ts': '' }, ['server/src/limits.ts']],
    [{ 'web/src/api.ts': '' }, ['web/src/api.ts']],
    [{ 'web/src/quotes/a.tsx': '' }, ['web/src/quotes/a.tsx']],
    [{ 'domain/src/money.ts': '' }, ['domain/src/money.ts']],
  ],
  'file names are kebab-case, with a role suffix from the closed list or none': [
    [{ 'web/src/ui/Button.tsx': '' }, ['web/src/ui/Button.tsx']],
    [{ 'server/src/quotes/quotes.service.ts': '' }, ['server/src/quotes/quotes.service.ts']],
    [{ 'domain/src/values/turkish_text.ts': '' }, ['domain/src/values/turkish_text.ts']],
  ],
  'a role belongs to its own floor': [
    [{ 'web/src/quotes/quotes.policy.ts': '' }, ['web/src/quotes/quotes.policy.ts']],
    [{ 'domain/src/quotes/quotes.table.ts': '' }, ['domain/src/quotes/quotes.table.ts']],
    [{ 'server/src/quotes/quotes.contract.test.ts': '' }, ['server/src/quotes/quotes.contract.test.ts']],
  ],
  'no file or folder is a catch-all': [
    [{ 'domain/src/quotes/types.ts': '' }, ['domain/src/quotes/types.ts']],
    [{ 'web/src/ui/index.ts': '' }, ['web/src/ui/index.ts']],
    [{ 'server/src/quotes/utils/a.ts': '' }, ['server/src/quotes/utils/a.ts']],
    [{ 'server/src/quotes/quote-helpers.ts': '' }, ['server/src/quotes/quote-helpers.ts']],
  ],
  'journeys are e2e/*.spec.ts, all other tests *.test.ts beside their code': [
    [{ 'e2e/signing-in.test.ts': `test('x', () => {})` }, ['e2e/signing-in.test.ts']],
    [{ 'e2e/signing-in.ts': `test('x', () => {})` }, ['e2e/signing-in.ts']],
    [{ 'web/src/ui/button.spec.ts': '' }, ['web/src/ui/button.spec.ts']],
  ],
  'screens are written on the web floor only': [
    [{ 'server/src/spine/mail/letter.tsx': '' }, ['server/src/spine/mail/letter.tsx']],
  ],
  'domain imports only itself, zod and @orpc/contract': [
    [
      { 'domain/src/quotes/a.ts': `import { now } from 'node:process'` },
      ['domain/src/quotes/a.ts imports node:process'],
    ],
    [{ 'domain/src/quotes/a.ts': `import '@orpc/server'` }, ['domain/src/quotes/a.ts imports @orpc/server']],
    [
      { 'domain/src/a.ts': `export { b } from '../../server/src/b.ts'` },
      ['domain/src/a.ts imports ../../server/src/b.ts'],
    ],
  ],
  'web and server meet only in the contract': [
    [
      { 'web/src/a.ts': `import type { B } from '@kervan/server/b.ts'` },
      ['web/src/a.ts imports @kervan/server/b.ts'],
    ],
    [
      { 'web/src/a.test.ts': `import '../../server/src/b.ts'` },
      ['web/src/a.test.ts imports ../../server/src/b.ts'],
    ],
    [
      { 'server/src/a.ts': `const b = await import('../../web/src/b.ts')` },
      ['server/src/a.ts imports ../../web/src/b.ts'],
    ],
  ],
  'only tests import from testing': [
    [
      { 'server/src/quotes/a.ts': `import { aQuote } from '#testing/builders.ts'` },
      ['server/src/quotes/a.ts imports #testing/builders.ts'],
    ],
  ],
  'layers point down: entry files, assembly, features, spine': [
    [
      { 'server/src/spine/mail/a.ts': `import { b } from '#features/quotes/b.ts'` },
      ['server/src/spine/mail/a.ts imports #features/quotes/b.ts'],
    ],
    [
      { 'server/src/features/quotes/a.ts': `import type { B } from '#assembly/b.ts'` },
      ['server/src/features/quotes/a.ts imports #assembly/b.ts'],
    ],
    [
      { 'web/src/features/quotes/a.tsx': `const page = () => import('#assembly/pages/portal/b.tsx')` },
      ['web/src/features/quotes/a.tsx imports #assembly/pages/portal/b.tsx'],
    ],
    [
      { 'web/src/spine/live/a.ts': `import { b } from '@kervan/domain/quotes/quotes.events.ts'` },
      ['web/src/spine/live/a.ts imports @kervan/domain/quotes/quotes.events.ts'],
    ],
    [{ 'server/src/assembly/a.ts': `import '#main.ts'` }, ['server/src/assembly/a.ts imports #main.ts']],
    [
      { 'domain/src/values/a.ts': `import { b } from '#rates/b.ts'` },
      ['domain/src/values/a.ts imports #rates/b.ts'],
    ],
  ],
  'a feature imports only features before it on the ladder': [
    [
      { 'server/src/features/quotes/a.ts': `import { b } from '#features/notifications/b.ts'` },
      ['server/src/features/quotes/a.ts imports #features/notifications/b.ts'],
    ],
    [
      { 'server/src/features/chat/a.ts': `import { b } from '../tracking/b.ts'` },
      ['server/src/features/chat/a.ts imports ../tracking/b.ts'],
    ],
    [
      { 'web/src/features/customers/a.tsx': `import {\n  b,\n  c,\n} from '@kervan/domain/luna/b.ts'` },
      ['web/src/features/customers/a.tsx imports @kervan/domain/luna/b.ts'],
    ],
    [
      { 'web/src/features/auth/a.tsx': `const view = () => import('#features/quotes/b.tsx')` },
      ['web/src/features/auth/a.tsx imports #features/quotes/b.tsx'],
    ],
  ],
  'SQL names only tables that its own layer and rung may use': [
    [
      {
        'server/src/features/requests/a.ts':
          'const find = `select * from requests r\n  left join quotes q on true`',
      },
      ['server/src/features/requests/a.ts names quotes'],
    ],
    [
      { 'server/src/spine/jobs/a.ts': "const clear = 'update requests set title = null'" },
      ['server/src/spine/jobs/a.ts names requests'],
    ],
  ],
  'only the data door and shared connections use the pipeline': [
    [
      { 'server/src/spine/jobs/a.ts': `import { b } from '#spine/database/pipeline/b.ts'` },
      ['server/src/spine/jobs/a.ts imports #spine/database/pipeline/b.ts'],
    ],
  ],
  'ui is made of ui': [
    [
      { 'web/src/spine/ui/a.tsx': `import { b } from '#spine/api/api.ts'` },
      ['web/src/spine/ui/a.tsx imports #spine/api/api.ts'],
    ],
    [
      { 'web/src/spine/ui/a.tsx': `import { b } from '@kervan/domain/quotes/b.ts'` },
      ['web/src/spine/ui/a.tsx imports @kervan/domain/quotes/b.ts'],
    ],
  ],
  'no file imports itself in a loop': [
    [
      {
        'a.ts': `import './b.ts'`,
        'b.ts': `export { c } from './c.ts'`,
        'c.ts': `import type { A } from './a.ts'`,
      },
      ['a.ts → b.ts → c.ts → a.ts'],
    ],
    [{ 'a.ts': `import './b.ts'`, 'b.ts': `const later = () => import('./a.ts')` }, ['a.ts → b.ts → a.ts']],
    [{ 'a.ts': `import './a.ts'` }, ['a.ts → a.ts']],
  ],
  'no room imports itself in a loop': [
    [
      {
        'server/src/spine/jobs/a.ts': `import '#spine/mail/mail.ts'`,
        'server/src/spine/mail/b.ts': `import '#spine/jobs/c.ts'`,
        'server/src/spine/jobs/c.ts': '',
      },
      ['server/src/spine/jobs → server/src/spine/mail → server/src/spine/jobs'],
    ],
    [
      {
        'web/src/assembly/pages/site/a.tsx': `import '#assembly/pages/portal/b.tsx'`,
        'web/src/assembly/pages/portal/b.tsx': `import '#assembly/pages/site/c.tsx'`,
        'web/src/assembly/pages/site/c.tsx': '',
      },
      ['web/src/assembly/pages/site → web/src/assembly/pages/portal → web/src/assembly/pages/site'],
    ],
  ],
  'drizzle is loaded in one place': [
    [{ 'server/src/features/a/a.ts': `import { eq } from 'drizzle-orm'` }, ['server/src/features/a/a.ts']],
  ],
  'no barrels': [
    [{ 'a.ts': `export const b = 1\nexport * from './b.ts'` }, ['a.ts']],
    [{ 'a.ts': `/** All of it. */\nexport { b } from './b.ts'\nexport type { C } from './c.ts'` }, ['a.ts']],
  ],
  'settings are read in server/src/spine/config only': [
    [
      { 'server/src/log.ts': `/** Logs.\n * Well. */\nexport const level = process.env.LEVEL` },
      ['server/src/log.ts:3'],
    ],
    [{ 'server/src/main.ts': 'start(process.env.PORT)' }, ['server/src/main.ts:1']],
    [{ 'web/src/api.ts': `const { MODE } = process.env` }, ['web/src/api.ts:1']],
  ],
  'roles are compared in domain/src/access only': [
    [{ 'server/src/api.ts': `\nif (actor.role === 'admin') open()` }, ['server/src/api.ts:2']],
    [{ 'web/src/app.tsx': `const show = 'staff' !== person?.role` }, ['web/src/app.tsx:1']],
    [{ 'server/src/http.ts': `switch (actor.role) {}` }, ['server/src/http.ts:1']],
  ],
  'rows are compared with an id of a moment that is made once': [
    [{ 'server/src/sweep.ts': "const old = `id < uuidv7(interval '-1 day')`" }, ['server/src/sweep.ts:1']],
  ],
  'ARCHITECTURE.md is read in one sitting: at most 120 lines': [
    [{ 'ARCHITECTURE.md': 'line\n'.repeat(121) }, ['ARCHITECTURE.md has 121 lines']],
  ],
  'no file names a path of one machine': [
    [{ 'README.md': ['see ', 'home', 'ayse', 'kervan'].join('/') }, ['README.md:1']],
    [
      { 'server/src/spine/config/config.ts': `\nexport const folder = '${['', 'root', 'data'].join('/')}'` },
      ['server/src/spine/config/config.ts:2'],
    ],
  ],
}

const treeRules = [...namingRules, ...importRules, ...codeRules]

describe.each(treeRules)('$name', (rule) => {
  test('sound code keeps it', () => {
    expect(rule.offenders(new Map(Object.entries(sound)))).toEqual([])
  })

  test.each(broken[rule.name] ?? [[{}, ['no example of this rule being broken']]])(
    'is broken by %j',
    (files, offenders) => {
      expect(rule.offenders(new Map(Object.entries({ ...sound, ...files })))).toEqual(offenders)
    },
  )
})

const route = {
  method: 'GET',
  path: '/company',
  tags: ['Şirket'],
  summary: 'Özet',
  description: 'Açıklama',
} as const
const procedure = guestProcedure.route(route)
const withFields = procedure
  .input(z.object({ full_name: z.string() }))
  .output(z.array(z.record(z.string(), z.string())))

const brokenContracts: Record<string, [contract: AnyContractRouter, offenders: string[]][]> = {
  'the contract is grouped by feature': [[{ billing: { get: procedure } }, ['billing']]],
  'every procedure names its door': [[{ auth: { get: oc.route(route) } }, ['auth.get']]],
  'every procedure has a method and a lower-kebab-case path': [
    [{ auth: { get: guestProcedure.route({ ...route, path: '/auditEntries' }) } }, ['auth.get']],
    [{ auth: { get: guestProcedure.route({ ...route, path: '/audit/{entryId}' }) } }, ['auth.get']],
    [{ auth: { get: guestProcedure.route({ path: '/audit' }) } }, ['auth.get']],
    [{ auth: { inner: { get: guestProcedure } } }, ['auth.inner.get']],
  ],
  'no two procedures answer at one address': [
    [
      {
        auth: { one: guestProcedure.route({ ...route, path: '/a/{id}' }) },
        chat: { two: guestProcedure.route({ ...route, path: '/a/{other_id}' }) },
      },
      ['GET /a/{}: auth.one, chat.two'],
    ],
  ],
  'every procedure is described for partners: tag, summary, description': [
    [{ auth: { get: guestProcedure.route({ ...route, summary: ' ' }) } }, ['auth.get']],
    [{ auth: { get: guestProcedure.route({ ...route, tags: [] }) } }, ['auth.get']],
  ],
  'field names are snake_case': [
    [{ auth: { get: procedure.input(z.object({ fullName: z.string() })) } }, ['auth.get input: fullName']],
    [
      {
        auth: {
          get: procedure.output(z.object({ items: z.array(z.object({ Name: z.string() }).nullable()) })),
        },
      },
      ['auth.get output: Name'],
    ],
    [
      { auth: { get: procedure.errors({ STALE: { data: z.object({ newVersion: z.number() }) } }) } },
      ['auth.get error STALE: newVersion'],
    ],
  ],
}

describe.each(contractRules)('$name', (rule) => {
  test('a sound contract keeps it', () => {
    expect(rule.offenders({ company: { get: withFields } })).toEqual([])
  })

  test.each(brokenContracts[rule.name] ?? [[{}, ['no example of this rule being broken']]])(
    'is broken by contract %#',
    (contract, offenders) => {
      expect(rule.offenders(contract)).toEqual(offenders)
    },
  )
})

test('finds every form of import, and none in comments or texts', () => {
  const code = `
import 'a'
import b, { type c } from "b"
import type { d } from 'd'
import * as e from 'e'
export { f } from 'f'
export type { g } from 'g'
import {
  h,
} from 'h'
const i = await import('i')
// import 'no'
/* import 'no' */
const globs = ['src/**/*.ts', 'more/**/*.ts']
const text = "import 'no'"
export const j = 'no'
import 'k'
`
  const specifiers = importsOf('server/src/a.ts', code).map(({ specifier }) => specifier)
  expect(specifiers.sort()).toEqual(['a', 'b', 'd', 'e', 'f', 'g', 'h', 'i', 'k'])
})
