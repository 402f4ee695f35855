/** The log names nobody: neither what was searched for nor what an error quotes. */
import { expect, test } from 'vitest'
import { createLog, requestWithoutToken } from '#spine/config/log.ts'

function logged(error: Error): string {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).warn({ err: error }, 'mail refused for good')
  return lines.join('')
}

test('an error is logged without the addresses and the values that it quotes', () => {
  const refused = new Error('550 5.1.1 <ayse.er+etiket@musteri.example>: no such mailbox', {
    cause: new Error('insert into profiles\nparams: ayse,er'),
  })
  const line = logged(refused)
  expect(line).toContain('550 5.1.1 <…@…>: no such mailbox')
  expect(line).toContain('insert into profiles')
  expect(line).not.toMatch(/ayse|musteri/)
})

test.each([
  ['/api/customers?search=ayse&limit=20', '/api/customers?search=…&limit=20'],
  ['/api/demo/inbox?to=ayse@musteri.example', '/api/demo/inbox?to=…'],
  ['/t/gizli', '/t/…'],
  ['/s/gizli?a=1', '/s/…?a=1'],
  ['/staff/shipments/1', '/staff/shipments/1'],
])('%s is logged as %s', (url, shown) => {
  expect(requestWithoutToken({ method: 'GET', url, ip: '::1' }).url).toBe(shown)
})
