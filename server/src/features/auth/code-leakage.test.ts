/** On the real program: a code is in the mail and nowhere else, and the log tells of every refusal. */
import { createHash, createHmac, hash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { withOwner } from '#assembly/prepare-database.ts'
import { createSecrets } from '#spine/config/secrets.ts'
import { freePort, launch } from '#testing/program.ts'
import {
  type Answer,
  codeFromInbox,
  freshAddress,
  mailsTo,
  openBrowser,
  query,
  resetTokenFromInbox,
  wrongCodes,
} from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'
import { freshDatabase, givenUrl } from '#testing/test-database.ts'

const appSecret = 'a secret for tests, at least 32 characters'

async function startProgram() {
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const program = launch({
    port: await freePort(),
    env: {
      KERVAN_MODE: 'demo',
      DATABASE_URL: givenUrl(database.access),
      APP_SECRET: appSecret,
      LOG_LEVEL: 'trace',
    },
  })
  await program.ready
  // Mails stay as they were queued: once sent, their words are gone anyway.
  await query(database, 'create table kept_mails as select * from mails with no data')
  await query(
    database,
    `create function keep_mail() returns trigger language plpgsql security definer set search_path = public as
     $$ begin insert into kept_mails select new.*; return new; end $$`,
  )
  await query(
    database,
    'create trigger keep_mail after insert on mails for each row execute function keep_mail()',
  )
  return { program, access: database.access }
}
type Running = Awaited<ReturnType<typeof startProgram>>

/** Every table in which each of the words occurs, also packed as bytes. One six-digit number alone may occur by chance. */
function tablesHolding({ access }: Running, words: readonly string[]): Promise<string[]> {
  return withOwner(access.owner, async (owner) => {
    const tables = await owner.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
    )
    const holding: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`)
      const text = rows.map(({ row }) => row).join('\n')
      const unpacked = text.replace(/x((?:[0-9a-f]{2})+)/g, (_, hex: string) =>
        Buffer.from(hex, 'hex').toString('latin1'),
      )
      if (words.every((word) => `${text}\n${unpacked}`.includes(word))) holding.push(name)
    }
    return holding
  })
}

const refusals = (running: Running) =>
  running.program
    .output()
    .split('\n')
    .filter((line) => line.includes('"sign-in refused"'))

/** Ways in which a careless program keeps a code. */
const spellings = (email: string, code: string) =>
  [
    code,
    ...['', ':', '\n', ' ', '-', '|'].flatMap((glue) => [`${email}${glue}${code}`, `${code}${glue}${email}`]),
  ].concat(`sign-in-otp-${email}${code}`, `sign-in-otp-${email}:${code}`)
const encodings = ['hex', 'base64', 'base64url'] as const

function foundIn(value: string, email: string, code: string): string | undefined {
  for (const spelling of spellings(email, code))
    for (const name of ['sha256', 'sha1', 'md5', 'sha512'])
      for (const encoding of encodings)
        for (const digest of [
          createHash(name).update(spelling).digest(encoding),
          createHmac(name, '').update(spelling).digest(encoding),
          createHmac(name, email).update(spelling).digest(encoding),
        ])
          if (value.includes(digest)) return `${name} of ${spelling} as ${encoding}`
  return value.includes(code) ? 'the code itself' : undefined
}

/** As a thief of the database would: every code there is, without the key. */
function guessed(value: string, email: string, codes: number): string[] {
  const stored = Buffer.from(value.slice(0, value.lastIndexOf(':')), 'base64url').toString('hex')
  const found: string[] = []
  for (let number = 0; number < codes; number += 1) {
    const code = String(number).padStart(6, '0')
    if (hash('sha256', code) === stored || hash('sha256', `${email}\n${code}`) === stored) found.push(code)
  }
  return found
}

test('whole sign-ins leave their codes in the mail body only, and each of four refusals is in the log', {
  timeout: 600_000,
}, async () => {
  const running = await startProgram()
  const { program } = running
  const answers: Answer[] = []
  const codes: string[] = []
  const tokens: string[] = []
  const keyed = createSecrets(appSecret).key('code portal')
  for (const email of [freshAddress(), freshAddress()]) {
    const browser = openBrowser({ base: program.base })
    const code = await codeFromInbox(browser, email)
    codes.push(code)
    const stored = await query<{ value: string }>(
      running,
      'select value from verifications order by created_at desc limit 1',
    )
    const value = stored[0]?.value ?? ''
    expect(value, 'with the key it is there').toContain(
      createHmac('sha256', keyed).update(`${email}\n${code}`).digest('base64url'),
    )
    expect(foundIn(value, email, code), 'without the key it is not').toBeUndefined()
    expect(
      foundIn(createHash('sha256').update(code).digest('hex'), email, code),
      'a careless one is found',
    ).toBeDefined()
    expect(guessed(value, email, sized(1_000_000, 20_000))).toEqual([])
    const [wrong = ''] = wrongCodes(code, 1)
    answers.push(
      await browser.requestCode(freshAddress()),
      await browser.verifyCode(email, wrong),
      await browser.verifyCode(email, code, { first_name: 'Defne', last_name: 'Işık' }),
      await browser.call('POST', '/auth/password', { password: `uzun-bir-yol-${code}-x` }),
      await browser.call('GET', '/sessions'),
    )
    const token = await resetTokenFromInbox(browser, email)
    tokens.push(token)
    answers.push(await browser.resetPassword(token, `baska-bir-yol-${code}-x`))
    for (const mail of await mailsTo({ base: program.base }, email))
      expect(mail.subject, 'a subject shows on locked screens').not.toMatch(/\d{4}/)
  }
  expect(answers.map(({ status }) => status)).toEqual([
    202, 400, 200, 200, 200, 200, 202, 400, 200, 200, 200, 200,
  ])

  // Found where they may be, so the search works; and nowhere else, though every mail stayed as it was queued.
  expect(await query(running, 'select from kept_mails where sealed is not null')).toHaveLength(8)
  expect(await tablesHolding(running, codes)).toEqual(['public.inbox_mails'])
  expect(await tablesHolding(running, tokens)).toEqual(['public.inbox_mails'])
  const said = answers.map(({ body, headers }) => JSON.stringify([body, ...headers])).join('\n')
  for (const [where, text] of [
    ['answers', said],
    ['log', program.output()],
  ] as const) {
    expect(
      codes.every((code) => text.includes(code)),
      `codes in the ${where}`,
    ).toBe(false)
    expect(
      tokens.some((token) => text.includes(token)),
      `links in the ${where}`,
    ).toBe(false)
    expect(text, `passwords in the ${where}`).not.toMatch(/uzun-bir-yol|baska-bir-yol/)
  }
  expect(program.output(), 'the log did hear of it').toContain('/api/auth/code/verify')
  expect(program.output(), 'no session in the log').not.toMatch(/__Host-kervan/)

  const email = freshAddress()
  const browser = openBrowser({ base: program.base })
  const right = await codeFromInbox(browser, email)
  const before = refusals(running).length
  for (const code of [...wrongCodes(right, 3), right])
    expect((await browser.verifyCode(email, code)).status).toBe(400)
  await expect.poll(() => refusals(running).length - before).toBe(4)
  for (const line of refusals(running)) {
    expect(JSON.parse(line)).toMatchObject({
      surface: 'portal',
      network: '127.0.0.1',
      reqId: expect.any(String),
    })
    expect(line).not.toContain(email)
  }
})
