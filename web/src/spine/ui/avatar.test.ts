import { expect, test } from 'vitest'
import { initialsOf } from '#spine/ui/avatar.tsx'

test('initials in Turkish capitals', () => {
  expect(initialsOf('ilker ışık')).toBe('İI')
  expect(initialsOf('  Kervan ')).toBe('K')
  expect(initialsOf('ayşe nur şen')).toBe('AŞ')
})
