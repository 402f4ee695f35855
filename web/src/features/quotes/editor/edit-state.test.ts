/** Two editors of one quote on the screen's side: nothing typed is lost, nothing is doubled, and what both change is asked. */
import { mergeQuote, type QuoteChanges } from '@kervan/domain/quotes/merge-quote.ts'
import type { QuoteFields, QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type EditState,
  edit,
  openState,
  receive,
  redo,
  resolve,
  send,
  settle,
  takeBack,
  undo,
  unsaved,
} from '#features/quotes/editor/edit-state.ts'
import { type Checks, isNothing, keyOf, type QuoteContent } from '#features/quotes/editor/quote-edits.ts'

/** Small quotes: fields and lines of a few texts. The server cuts blanks and refuses `bad`. */
const line = (id: string, title = 'Navlun') => ({ id, title, unit_price: '100' }) as unknown as QuoteLine
const start: QuoteContent = {
  fields: { notes: '', pol: 'Mersin' } as QuoteFields,
  items: [line('a'), line('b'), line('c')],
}
const trimmed = (_: string, value: unknown) =>
  value === 'bad' ? { problem: 'no' } : { value: typeof value === 'string' ? value.trim() : value }
const checks: Checks = { field: trimmed, line: trimmed }
const documentOf = (version: number, by = 'Deniz') => ({ version, updated_by_name: by }) as QuoteDocument
const open = () => openState(documentOf(1), start)

const write = (state: EditState, fields: Partial<Record<keyof QuoteFields, string>>, at = 0) => {
  const key = keyOf(null, Object.keys(fields)[0] ?? '')
  return edit(state, { ...state.local, fields: { ...state.local.fields, ...fields } as QuoteFields }, key, at)
}
const writeLine = (state: EditState, id: string, more: object) =>
  edit(
    state,
    { ...state.local, items: state.local.items.map((one) => (one.id === id ? { ...one, ...more } : one)) },
    null,
    0,
  )
const removeLine = (state: EditState, id: string) =>
  edit(state, { ...state.local, items: state.local.items.filter((one) => one.id !== id) }, null, 0)
const addLine = (state: EditState, id: string) =>
  edit(state, { ...state.local, items: [...state.local.items, line(id)] }, null, 0)
const ids = ({ items }: QuoteContent) => items.map(({ id }) => id)
const nothing: QuoteChanges = { fields: {}, added: [], changed: [], removed: [], order: null }
const asStored = (content: QuoteContent, changes: Partial<QuoteChanges>) =>
  mergeQuote(
    { fields: content.fields, items: [...content.items] },
    { ...nothing, ...changes },
  ) as unknown as QuoteContent

describe('what a save carries', () => {
  test('is what each value was and what it becomes, as the server will store it', () => {
    let state = write(open(), { notes: ' Acele ' })
    state = removeLine(addLine(writeLine(state, 'b', { title: 'BAF' }), 'd'), 'a')
    expect(unsaved(state, checks)).toEqual({
      isComplete: true,
      changes: {
        fields: { notes: { from: '', to: 'Acele' } },
        added: [line('d')],
        changed: [{ id: 'b', fields: { title: { from: 'Navlun', to: 'BAF' } } }],
        removed: [line('a')],
        order: null,
      },
    })
  })

  test('leaves out what the server would refuse, and says so', () => {
    const state = writeLine(write(open(), { notes: 'bad', pol: 'İzmir' }), 'a', {
      unit_price: 'bad',
      title: 'THC',
    })
    const { changes, isComplete } = unsaved(state, checks)
    expect(isComplete).toBe(false)
    expect(changes.fields).toEqual({ pol: { from: 'Mersin', to: 'İzmir' } })
    expect(changes.changed).toEqual([{ id: 'a', fields: { title: { from: 'Navlun', to: 'THC' } } }])
  })

  test('has an order only where a line was moved', () => {
    const state = edit(open(), { ...start, items: [line('c'), line('a'), line('b')] }, null, 0)
    expect(unsaved(state, checks).changes).toEqual({ ...nothing, order: ['c', 'a', 'b'] })
  })
})

describe('an answer', () => {
  test('leaves what was typed meanwhile, as it was typed', () => {
    let state = write(open(), { notes: 'Ace' })
    state = send(state, unsaved(state, checks).changes)
    state = write(state, { notes: 'Acele ' })
    state = settle(
      receive(state, documentOf(2), asStored(start, { fields: { notes: { from: '', to: 'Ace' } } }), checks),
    )
    expect(state.local.fields.notes).toBe('Acele ')
    expect(state.conflicts).toEqual([])
    expect(unsaved(state, checks).changes.fields).toEqual({ notes: { from: 'Ace', to: 'Acele' } })
  })

  test('that is older than what is known changes nothing', () => {
    const state = receive(open(), documentOf(3), asStored(start, { added: [line('d')] }), checks)
    expect(receive(state, documentOf(2), start, checks)).toBe(state)
  })
})

describe('somebody else', () => {
  test('is seen in what one has not touched', () => {
    const theirs = asStored(start, {
      fields: { pol: { from: 'Mersin', to: 'İzmir' } },
      added: [line('d')],
      removed: [line('a')],
    })
    const state = receive(write(open(), { notes: 'Acele' }), documentOf(2), theirs, checks)
    expect(state.local.fields).toEqual({ notes: 'Acele', pol: 'İzmir' })
    expect(ids(state.local)).toEqual(['b', 'c', 'd'])
    expect(state.conflicts).toEqual([])
  })

  const both = () => {
    const theirs = asStored(start, { fields: { pol: { from: 'Mersin', to: 'İzmir' } } })
    return receive(write(open(), { pol: 'Ambarlı' }), documentOf(2, 'Ece'), theirs, checks)
  }
  test('who has changed the same field is asked about, and nothing of it is sent before', () => {
    const state = both()
    expect(state.conflicts).toEqual([{ item_id: null, field: 'pol', by: 'Ece' }])
    expect(state.local.fields.pol).toBe('Ambarlı')
    expect(isNothing(unsaved(state, checks).changes)).toBe(true)
    expect(unsaved(state, checks).isComplete).toBe(false)
    expect(receive(state, documentOf(2), state.base, checks).conflicts).toHaveLength(1)
  })
  test.each(['mine', 'theirs'] as const)('keeps %s when answered', (keeps) => {
    const asked = both()
    const [conflict] = asked.conflicts
    if (!conflict) throw new Error('not asked')
    const state = resolve(asked, conflict, keeps, 0)
    expect(state.conflicts).toEqual([])
    expect(state.local.fields.pol).toBe(keeps === 'mine' ? 'Ambarlı' : 'İzmir')
    const { fields } = unsaved(state, checks).changes
    expect(fields).toEqual(keeps === 'mine' ? { pol: { from: 'İzmir', to: 'Ambarlı' } } : {})
  })

  test('who has removed a line that one has changed is asked about', () => {
    const asked = receive(
      writeLine(open(), 'b', { title: 'BAF' }),
      documentOf(2),
      asStored(start, { removed: [line('b')] }),
      checks,
    )
    expect(asked.conflicts).toEqual([{ item_id: 'b', field: null, by: 'Deniz' }])
    expect(ids(asked.local)).toEqual(['a', 'b', 'c'])
    expect(isNothing(unsaved(asked, checks).changes)).toBe(true)
    const [conflict] = asked.conflicts
    if (!conflict) throw new Error('not asked')
    expect(ids(resolve(asked, conflict, 'theirs', 0).local)).toEqual(['a', 'c'])
    expect(unsaved(resolve(asked, conflict, 'mine', 0), checks).changes).toMatchObject({
      added: [line('b', 'BAF')],
      order: ['a', 'b', 'c'],
    })
  })

  test('who has changed a line that one has removed is asked about', () => {
    const theirs = asStored(start, {
      changed: [{ id: 'b', fields: { title: { from: 'Navlun', to: 'BAF' } } }],
    })
    const asked = receive(removeLine(open(), 'b'), documentOf(2), theirs, checks)
    expect(asked.local.items.find(({ id }) => id === 'b')).toEqual(line('b', 'BAF'))
    const [conflict] = asked.conflicts
    if (!conflict) throw new Error('not asked')
    expect(unsaved(resolve(asked, conflict, 'mine', 0), checks).changes.removed).toEqual([line('b', 'BAF')])
    expect(isNothing(unsaved(resolve(asked, conflict, 'theirs', 0), checks).changes)).toBe(true)
  })

  test('keeps their order unless one has moved a line oneself', () => {
    const theirs = asStored(start, { order: ['c', 'b', 'a'] })
    expect(ids(receive(addLine(open(), 'd'), documentOf(2), theirs, checks).local)).toEqual([
      'c',
      'd',
      'b',
      'a',
    ])
    const moved = edit(open(), { ...start, items: [line('b'), line('a'), line('c')] }, null, 0)
    expect(ids(receive(moved, documentOf(2), theirs, checks).local)).toEqual(['b', 'a', 'c'])
  })
})

describe('taking steps back', () => {
  test('typing on is one step, another field the next', () => {
    let state = write(write(write(open(), { notes: 'A' }, 0), { notes: 'Ac' }, 500), { pol: 'İzmir' }, 900)
    expect(state.done).toHaveLength(2)
    state = undo(undo(state))
    expect(state.local.fields).toEqual(start.fields)
    expect(redo(state).local.fields.notes).toBe('Ac')
  })

  test('leaves what somebody else did in between', () => {
    let state = write(open(), { notes: 'A' })
    state = receive(
      state,
      documentOf(2),
      asStored(start, { fields: { pol: { from: 'Mersin', to: 'İzmir' } } }),
      checks,
    )
    state = undo(write(state, { notes: 'Ab' }, 100))
    expect(state.local.fields).toEqual({ notes: 'A', pol: 'İzmir' })
  })

  test('a removed line comes back to its place, also after it was saved', () => {
    const before = open()
    let state = removeLine(before, 'b')
    const after = state.local
    state = send(state, unsaved(state, checks).changes)
    state = settle(receive(state, documentOf(2), asStored(start, { removed: [line('b')] }), checks))
    state = takeBack(state, before.local, after, 0)
    expect(ids(state.local)).toEqual(['a', 'b', 'c'])
    expect(unsaved(state, checks).changes).toMatchObject({ added: [line('b')], order: ['a', 'b', 'c'] })
  })
})

type Act =
  | { kind: 'field'; field: 'notes' | 'pol'; to: string }
  | { kind: 'price'; place: number; to: string }
  | { kind: 'add' | 'save' | 'hear' | 'undo' }
  | { kind: 'remove' | 'answer' | 'move'; place: number }
const text = fc.constantFrom('', 'x', 'y ', 'z', 'bad')
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constantFrom('notes' as const, 'pol' as const),
    to: text,
  }),
  fc.record({ kind: fc.constant('price' as const), place: fc.nat(5), to: text }),
  fc.record({
    kind: fc.constantFrom('add' as const, 'save' as const, 'save' as const, 'hear' as const, 'undo' as const),
  }),
  fc.record({
    kind: fc.constantFrom('remove' as const, 'answer' as const, 'move' as const),
    place: fc.nat(5),
  }),
)

test('at random, with answers that get lost: what is typed stays typed, no line is doubled, and in the end both see the same', () => {
  let made = 0
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), act, fc.boolean()), { maxLength: 40 }), (acts) => {
      let stored = start
      let version = 1
      const editors: EditState[] = [open(), open()]
      const added = new Set<string>()
      const removed = new Set<string>()

      const store = (changes: QuoteChanges) => {
        const { fields, items } = asStored(stored, changes)
        const next = { fields, items }
        if (!sameJson(next, stored)) version += 1
        stored = next
      }
      const hear = (state: EditState): EditState => {
        const typed = unsaved(state, checks).changes
        const next = receive(state, documentOf(version), stored, checks)
        // What was typed and not saved is still on the screen.
        for (const [field, change] of Object.entries(typed.fields))
          if (!state.pending?.fields[field])
            expect(trimmed('', next.local.fields[field as 'notes'])).toEqual({ value: change?.to })
        for (const one of typed.added) expect(ids(next.local)).toContain(one.id)
        for (const { id, fields } of typed.changed)
          for (const name of Object.keys(fields))
            expect(next.local.items.find((one) => one.id === id)?.[name as 'title']).toBe(
              state.local.items.find((one) => one.id === id)?.[name as 'title'],
            )
        return next
      }
      const save = (state: EditState, isLost: boolean): EditState => {
        const changes = state.pending ?? unsaved(state, checks).changes
        if (isNothing(changes)) return state
        store(changes)
        const sent = send(state, changes)
        return isLost ? sent : settle(hear(sent))
      }
      const perform = (state: EditState, one: Act, isLost: boolean): EditState => {
        const target = 'place' in one ? state.local.items[one.place] : undefined
        switch (one.kind) {
          case 'field':
            return write(state, { [one.field]: one.to })
          case 'price':
            return target ? writeLine(state, target.id, { unit_price: one.to }) : state
          case 'add': {
            made += 1
            added.add(`new-${made}`)
            return addLine(state, `new-${made}`)
          }
          case 'remove':
            if (target) removed.add(target.id)
            return target ? removeLine(state, target.id) : state
          case 'move':
            return edit(state, { ...state.local, items: state.local.items.toReversed() }, null, 0)
          case 'undo': {
            const back = undo(state)
            for (const id of ids(state.local)) if (!ids(back.local).includes(id)) removed.add(id)
            return back
          }
          case 'answer': {
            const conflict = state.conflicts[one.place]
            if (conflict?.field === null && conflict.item_id) removed.add(conflict.item_id)
            return conflict ? resolve(state, conflict, isLost ? 'mine' : 'theirs', 0) : state
          }
          case 'save':
            return save(state, isLost)
          default:
            return hear(state)
        }
      }
      for (const [isSecond, one, isLost] of acts) {
        const who = isSecond ? 1 : 0
        const next = perform(editors[who] ?? open(), one, isLost)
        editors[who] = next
        for (const content of [next.local, stored])
          expect(new Set(ids(content)).size).toBe(ids(content).length)
      }
      // Both put right what is refused, answer every question and save, in turns, until nothing is left.
      for (let turn = 0; turn < 8; turn += 1) {
        const who = turn % 2
        let state = hear(editors[who] ?? open())
        for (const field of ['notes', 'pol'] as const)
          if (state.local.fields[field] === 'bad') state = write(state, { [field]: 'ok' })
        for (const { id, unit_price } of state.local.items)
          if (unit_price === 'bad') state = writeLine(state, id, { unit_price: '1' })
        state = save(state, false)
        for (const conflict of state.conflicts) {
          if (conflict.field === null && conflict.item_id) removed.add(conflict.item_id)
          state = resolve(state, conflict, 'mine', 0)
        }
        editors[who] = save(save(state, false), false)
      }
      for (const state of editors) {
        const settled = hear(state)
        expect(isNothing(unsaved(settled, checks).changes)).toBe(true)
        expect(ids(settled.local)).toEqual(ids(stored))
        expect(unsaved(settled, checks).isComplete).toBe(true)
      }
      for (const id of added) if (!removed.has(id)) expect(ids(stored)).toContain(id)
    }),
    { numRuns: 1000 },
  )
})
