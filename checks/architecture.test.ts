/** Keeps names, layers, ladder and doors as they should be. Each rule says what to do where it is broken. */
import { fileURLToPath } from 'node:url'
import { contract } from '@kervan/domain/contract.ts'
import { describe, expect, test } from 'vitest'
import { codeRules } from './code-rules.ts'
import { contractRules } from './contract-rules.ts'
import { importRules } from './import-rules.ts'
import { namingRules } from './naming-rules.ts'
import { readTree } from './source-tree.ts'

const tree = readTree(fileURLToPath(new URL('..', import.meta.url)))

function keep(rule: { name: string; mend: string }, offenders: string[]): void {
  const list = offenders.map((offender) => `  - ${offender}`).join('\n')
  expect(offenders, `${rule.name}. ${rule.mend}\n${list}\n`).toEqual([])
}

test('the checks read the whole tree', () => {
  for (const path of ['package.json', 'domain/src/contract.ts', 'checks/architecture.test.ts'])
    expect([...tree.keys()]).toContain(path)
})

describe('names', () => {
  for (const rule of namingRules) test(rule.name, () => keep(rule, rule.offenders(tree)))
})

describe('arrows', () => {
  for (const rule of importRules) test(rule.name, () => keep(rule, rule.offenders(tree)))
})

describe('code', () => {
  for (const rule of codeRules) test(rule.name, () => keep(rule, rule.offenders(tree)))
})

describe('contract', () => {
  for (const rule of contractRules) test(rule.name, () => keep(rule, rule.offenders(contract)))
})
