import { expect, test } from 'vitest'
import { listInput } from '#values/list.ts'
import { z } from '#z.ts'

const Everything = z.strictObject({
  text: z.string().min(1).max(3),
  number: z.number().min(2).max(5),
  list: z.array(z.string()).min(1).max(2),
  choice: z.enum(['a', 'b']),
  literal: z.literal('x'),
  id: z.uuid(),
  pattern: z.string().regex(/^secret pattern$/),
  moment: z.iso.datetime(),
  union: z.union([z.string(), z.number()]),
  multiple: z.number().multipleOf(5),
})

test.each([
  [{}, 'Bu alan gerekli.'],
  [{ text: '' }, 'Bu alan gerekli.'],
  [{ text: 'long text' }, 'En fazla 3 karakter olmalı.'],
  [{ text: 7 }, 'Geçersiz değer.'],
  [{ number: 1 }, 'En az 2 olmalı.'],
  [{ number: Number.NaN }, 'Geçersiz değer.'],
  [{ list: [] }, 'En az 1 kayıt olmalı.'],
  [{ choice: 'c' }, 'Listedeki değerlerden biri olmalı.'],
  [{ extra: 1 }, 'Tanınmayan alan.'],
])('%j is answered in Turkish: %s', (input, sentence) => {
  expect(Everything.safeParse(input).error?.issues.map((issue) => issue.message)).toContain(sentence)
})

test('no sentence is English or shows a pattern or what was typed', () => {
  const wrong: unknown[] = [
    {},
    null,
    'typed',
    ...Object.keys(Everything.shape).map((key) => ({ [key]: 'typed' })),
  ]
  const sentences = wrong.flatMap((input) => Everything.safeParse(input).error?.issues ?? [])
  for (const { message } of [
    ...sentences,
    ...(listInput(['created'], 'created').safeParse({ limit: 'many', sort: 'x' }).error?.issues ?? []),
  ])
    expect(message).not.toMatch(/invalid|expected|too |required|pattern|typed|string|number|object/i)
})
