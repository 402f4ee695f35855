/** The prompts by name. Each is a file with its version in its name, so that a recorded call says which words were sent; changed words are a new file. */
import { readFileSync } from 'node:fs'

const versions = {
  answer: 1,
  finding: 1,
  recommendation: 1,
  route: 1,
  intent: 1,
  mail: 1,
  workflow: 1,
  brief: 1,
} as const
export type PromptName = keyof typeof versions
export const promptNames = Object.keys(versions) as PromptName[]

/** `answer.v1` */
export const promptVersion = (name: PromptName): string => `${name}.v${versions[name]}`

const read = new Map<PromptName, string>()

export function promptText(name: PromptName): string {
  const known = read.get(name)
  if (known !== undefined) return known
  const text = readFileSync(new URL(`prompts/${promptVersion(name)}.md`, import.meta.url), 'utf8').trim()
  read.set(name, text)
  return text
}
