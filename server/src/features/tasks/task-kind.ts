/** What a kind of long work is. Features define theirs; `assembly/tasks.ts` lists them. */
import type { SignedInActor } from '#spine/database/act-as.ts'

/** A file that the work streams; until all of it has come, nobody can download any of it. */
export type TaskFile = { name: string; type: string; body: NodeJS.ReadableStream }

export type TaskRun<Input> = {
  input: Input
  /** The person, with the rights they have now. */
  actor: SignedInActor
  /** Aborted when the task is cancelled or the program stops. */
  signal: AbortSignal
  /** How far it is; written about once a second, however often it is called. */
  report(done: number, total: number | null): void
}

export type TaskKind<Input = unknown> = {
  name: string
  /** How many of a person's may be unfinished at once. */
  mostUnfinished: number
  /** Reads the stored input, which may come from an older version of the program. */
  parse(input: unknown): Input
  /**
   * May be run again from its beginning at any time, after a kill too. Returns the file to be kept, if it makes one; its stream
   * is the work.
   */
  run(task: TaskRun<Input>): Promise<TaskFile | undefined>
}

/** Kinds by name; for the list of them their inputs do not matter. */
export type TaskKinds = ReadonlyMap<string, TaskKind>
export type WithTaskKinds = { taskKinds: TaskKinds }

export function defineTaskKind<Input>(kind: TaskKind<Input>): TaskKind {
  return { ...kind, run: (task) => kind.run({ ...task, input: task.input as Input }) }
}

/** Thrown where trying again would not help; its sentence is for the person. */
export class TaskRefusal extends Error {
  override name = 'TaskRefusal'
}
