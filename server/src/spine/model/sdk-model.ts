/**
 * A model behind an OpenAI-compatible API or Gemini's own, through the AI SDK. Its answer is read as it streams, so that one that goes on
 * and on is cut off early; nothing of it is used before the whole of it was checked.
 */
import { setTimeout } from 'node:timers/promises'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type LanguageModel, Output, streamText } from 'ai'
import {
  type Model,
  type ModelEffort,
  ModelError,
  type ModelFailure,
  type ModelQuestion,
} from '#spine/model/model.ts'

export type ModelAddress = { url: string; key: string | undefined; name: string }

/** For everything together: waiting, trying again, reading. */
const limitMs = 10_000
const pausesMs = [250, 1_000]
const mostTokens = 600
/** Longer than any answer that we would show. */
const mostLetters = 4_000

export function createSdkModel({ url, key, name }: ModelAddress, limit = limitMs): Model {
  const model = languageModel({ url, key, name })
  return {
    name,
    host: new URL(url).host,
    async ask(question, signal) {
      const begun = performance.now()
      const effort: ModelEffort = { tries: 0, ms: 0, firstMs: null, tokensIn: 0, tokensOut: 0 }
      const ended = AbortSignal.any([AbortSignal.timeout(limit), ...(signal ? [signal] : [])])
      const fail = (failure: ModelFailure, cause?: unknown) => {
        effort.ms = Math.round(performance.now() - begun)
        return new ModelError(failure, effort, cause)
      }
      for (;;) {
        effort.tries += 1
        const heard = await Promise.race([listen(model, question, ended, effort, begun), tooLate(ended)])
        if (typeof heard === 'string') {
          const value = readObject(heard, question)
          if (!value) throw fail('unreadable')
          effort.ms = Math.round(performance.now() - begun)
          return { value: value.data, ...effort }
        }
        const pause = pausesMs[effort.tries - 1]
        if (ended.aborted) throw fail('slow')
        if (!heard.again || pause === undefined) throw fail(heard.failure, heard.cause)
        await Promise.race([setTimeout(pause), tooLate(ended)])
      }
    },
  }
}

/** Gemini's own API ends with its version; its OpenAI-compatible one with `/openai`. */
function languageModel({ url, key, name }: ModelAddress): LanguageModel {
  const baseURL = url.replace(/\/+$/, '')
  if (baseURL.endsWith('/v1beta'))
    // Without a key of ours the library would take one from the environment.
    return createGoogle({ baseURL, apiKey: key ?? '-' })(name)
  return createOpenAICompatible({
    name: 'model',
    baseURL,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(key && { apiKey: key }),
  })(name)
}

type NoAnswer = { failure: ModelFailure; again: boolean; cause?: unknown }

async function listen<Answer>(
  model: LanguageModel,
  { instructions, prompt, shape }: ModelQuestion<Answer>,
  signal: AbortSignal,
  effort: ModelEffort,
  begun: number,
): Promise<string | NoAnswer> {
  const enough = new AbortController()
  let text = ''
  try {
    const { stream } = streamText({
      model,
      instructions,
      prompt,
      output: Output.object({ schema: shape }),
      maxOutputTokens: mostTokens,
      temperature: 0.2,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, enough.signal]),
      // Errors are parts of the stream; the library would write them to the console.
      onError: () => undefined,
    })
    for await (const part of stream) {
      if (part.type === 'error') return noAnswer(part.error)
      if (part.type === 'text-delta') {
        effort.firstMs ??= Math.round(performance.now() - begun)
        text += part.text
        if (text.length > mostLetters) {
          enough.abort()
          return { failure: 'unreadable', again: false }
        }
      }
      if (part.type === 'finish') {
        effort.tokensIn += part.totalUsage.inputTokens ?? 0
        effort.tokensOut += part.totalUsage.outputTokens ?? 0
        if (part.finishReason === 'content-filter') return { failure: 'refused', again: false }
      }
    }
    return text
  } catch (error) {
    return noAnswer(error)
  }
}

/** What may pass is tried again: a line that breaks, an overloaded service. */
function noAnswer(error: unknown): NoAnswer {
  if (APICallError.isInstance(error))
    return error.isRetryable || error.statusCode === undefined
      ? { failure: 'unreachable', again: true, cause: error }
      : { failure: error.statusCode < 300 ? 'unreadable' : 'refused', again: false, cause: error }
  return { failure: 'unreadable', again: false, cause: error }
}

function readObject<Answer>(text: string, { shape }: ModelQuestion<Answer>): { data: Answer } | undefined {
  try {
    const read = shape.safeParse(JSON.parse(text))
    return read.success ? { data: read.data } : undefined
  } catch {
    return undefined
  }
}

/** A library that does not notice an abort must not make us wait. */
function tooLate(signal: AbortSignal): Promise<NoAnswer> {
  return new Promise((resolve) => {
    const end = () => resolve({ failure: 'slow', again: false })
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
  })
}
