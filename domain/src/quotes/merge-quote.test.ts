/** Two editors of one quote: nothing of either is lost, and the same save twice is one. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Changes, type Editable, type Line, mergeQuote, type QuoteChanges } from '#quotes/merge-quote.ts'
import { sameJson } from '#values/same-json.ts'

const line = (id: string, title = 'Navlun', price = '100'): Line => ({ id, title, price })
const quote: Editable = { fields: { notes: '', pol: 'Mersin' }, items: [line('a'), line('b'), line('c')] }
const nothing: QuoteChanges = { fields: {}, added: [], changed: [], removed: [], order: null }
const save = (current: Editable, changes: Partial<QuoteChanges>) =>
  mergeQuote(current, { ...nothing, ...changes })

test('changes of different fields are both kept', () => {
  const first = save(quote, { fields: { notes: { from: '', to: 'Acele' } } })
  const second = save(first, { fields: { pol: { from: 'Mersin', to: 'İzmir' } } })
  expect(second).toMatchObject({ fields: { notes: 'Acele', pol: 'İzmir' }, conflicts: [] })
})

test('a change of the same field is a conflict, and the first stays', () => {
  const first = save(quote, { fields: { pol: { from: 'Mersin', to: 'İzmir' } } })
  const second = save(first, {
    fields: { pol: { from: 'Mersin', to: 'Ambarlı' }, notes: { from: '', to: 'x' } },
  })
  expect(second.fields).toEqual({ pol: 'İzmir', notes: 'x' })
  expect(second.conflicts).toEqual([{ item_id: null, field: 'pol', theirs: 'İzmir' }])
})

test('both making the same change is none', () => {
  const change = { fields: { pol: { from: 'Mersin', to: 'İzmir' } } }
  expect(save(save(quote, change), change).conflicts).toEqual([])
})

test('a line that somebody else has changed is not removed with the change', () => {
  const first = save(quote, { changed: [{ id: 'b', fields: { price: { from: '100', to: '120' } } }] })
  const second = save(first, { removed: [line('b')] })
  expect(second.items.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(second.conflicts).toEqual([{ item_id: 'b', field: null, theirs: line('b', 'Navlun', '120') }])
})

test('a change of a line that somebody else has removed is a conflict', () => {
  const first = save(quote, { removed: [line('b')] })
  const second = save(first, { changed: [{ id: 'b', fields: { price: { from: '100', to: '120' } } }] })
  expect(second.conflicts).toEqual([{ item_id: 'b', field: null, theirs: null }])
})

test('a new order keeps lines it does not know, at the end', () => {
  const first = save(quote, { added: [line('d')] })
  expect(save(first, { order: ['c', 'a', 'b'] }).items.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
})

test('a page that saved and heard nothing may save again', () => {
  const changes = {
    fields: { notes: { from: '', to: 'x' } },
    added: [line('d')],
    removed: [line('a')],
    changed: [{ id: 'b', fields: { price: { from: '100', to: '1' } } }],
    order: ['d', 'c', 'b'],
  }
  const once = save(quote, changes)
  expect(save(once, changes)).toEqual({ ...once, conflicts: [] })
})

/** What an editor does to the copy they see, one step after another. */
type Step =
  | { kind: 'field'; field: string; to: string }
  | { kind: 'price'; place: number; to: string }
  | { kind: 'add' }
  | { kind: 'remove'; place: number }
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('field' as const), field: fc.constantFrom('notes', 'pol'), to: fc.string() }),
  fc.record({ kind: fc.constant('price' as const), place: fc.nat(5), to: fc.string() }),
  fc.record({ kind: fc.constant('add' as const) }),
  fc.record({ kind: fc.constant('remove' as const), place: fc.nat(5) }),
)

let lastId = 0
function changesFor(step: Step, seen: Editable): Partial<QuoteChanges> {
  if (step.kind === 'field')
    return { fields: { [step.field]: { from: seen.fields[step.field], to: step.to } } satisfies Changes }
  if (step.kind === 'add') {
    lastId += 1
    return { added: [line(`new-${lastId}`)] }
  }
  const target = seen.items[step.place]
  if (!target) return {}
  if (step.kind === 'remove') return { removed: [target] }
  return { changed: [{ id: target.id, fields: { price: { from: target.price, to: step.to } } }] }
}

test('with two editors at random, every accepted change is there and none of the other’s is gone', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), anyStep, fc.boolean()), { maxLength: 30 }), (steps) => {
      let stored: Editable = quote
      const seen: [Editable, Editable] = [quote, quote]
      const present = new Set(quote.items.map(({ id }) => id))
      for (const [isSecond, step, looks] of steps) {
        const who = isSecond ? 1 : 0
        const changes = changesFor(step, seen[who])
        const before = stored
        const { conflicts, ...after } = save(before, changes)
        for (const { id } of changes.added ?? []) present.add(id)
        if (conflicts.length === 0) for (const { id } of changes.removed ?? []) present.delete(id)
        // Whatever this change does not name is as the other has left it.
        const named = new Set([...(changes.changed ?? []), ...(changes.removed ?? [])].map(({ id }) => id))
        for (const untouched of before.items.filter(({ id }) => !named.has(id)))
          expect(after.items.some((item) => sameJson(item, untouched))).toBe(true)
        stored = after
        expect(new Set(stored.items.map(({ id }) => id))).toEqual(present)
        if (looks) seen[who] = stored
      }
    }),
    { numRuns: 500 },
  )
})
