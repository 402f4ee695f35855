/** One operation of the API: path, who may call it, parameters, body, response and problems. */
import { surfaceHeader } from 'virtual:contract'
import { Link2 } from 'lucide-react'
import { FieldTable } from '#assembly/api-docs/field-table.tsx'
import type { Operation, Parameter } from '#assembly/api-docs/openapi.ts'
import type { ApiProblem } from '#assembly/api-docs/problems.ts'
import { parameterExample, sampleRequest } from '#assembly/api-docs/sample-request.ts'
import { resolve, type Schemas } from '#assembly/api-docs/schema.ts'
import { type FieldRow, fieldRows, noteOf, typeInWords } from '#assembly/api-docs/schema-fields.ts'
import { Badge } from '#spine/ui/badge.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { CopyButton } from '#spine/ui/copy-button.tsx'

const doors: Record<string, string> = {
  guest: 'Herkese açık',
  customer: 'Müşteri girişi',
  staff: 'Personel girişi',
  admin: 'Yönetici girişi',
}
const methodClasses: Record<string, string> = {
  GET: 'bg-transit-fill text-transit',
  POST: 'bg-approved-fill text-approved',
  PUT: 'bg-pending-fill text-pending',
  PATCH: 'bg-pending-fill text-pending',
  DELETE: 'bg-rejected-fill text-rejected',
}

export function MethodMark({ method }: { method: string }) {
  return (
    <span
      className={cn(
        'inline-grid h-6 w-14 shrink-0 place-items-center rounded-field font-mono text-12 font-medium',
        methodClasses[method] ?? 'bg-hover text-muted',
      )}
    >
      {method}
    </span>
  )
}

export function OperationSection({
  operation,
  schemas,
  server,
}: {
  operation: Operation
  schemas: Schemas
  server: string
}) {
  const { body, answer } = operation
  return (
    <article
      id={operation.id}
      aria-labelledby={`${operation.id}-title`}
      className="flex flex-col gap-5 border-line border-b py-8"
    >
      <header className="flex flex-col gap-2">
        <h3 id={`${operation.id}-title`} className="group flex items-center gap-2 text-18">
          {operation.summary}
          <a
            href={`#${operation.id}`}
            aria-label={`${operation.summary} bağlantısı`}
            className="text-muted opacity-0 transition-opacity focus:opacity-100 group-hover:opacity-100"
          >
            <Link2 className="size-4" strokeWidth={1.75} aria-hidden />
          </a>
        </h3>
        <p className="flex flex-wrap items-center gap-3">
          <MethodMark method={operation.method} />
          <code className="min-w-0 break-all font-mono text-14">
            {`${basePath(server)}${operation.path}`}
          </code>
          {operation.door && <Badge>{doors[operation.door] ?? operation.door}</Badge>}
        </p>
        {operation.description && <p className="measure text-muted">{operation.description}</p>}
      </header>
      <FieldTable
        title="Parametreler"
        marks="required"
        rows={operation.parameters.map((parameter) => parameterRow(parameter, schemas))}
      />
      {body && (
        <FieldTable title="Gönderilen alanlar" marks="required" rows={fieldRows(body.schema, schemas)} />
      )}
      <Example title="Örnek istek" text={sampleRequest(operation, { server, surfaceHeader, schemas })} />
      {answer?.payload && (
        <FieldTable
          title={`Yanıt ${answer.status}`}
          marks="optional"
          rows={fieldRows(answer.payload.schema, schemas)}
        />
      )}
      {answer?.payload && (
        <Example
          title={`Örnek yanıt ${answer.status}`}
          text={JSON.stringify(answer.payload.example, null, 2)}
        />
      )}
      <Problems problems={operation.problems} />
    </article>
  )
}

const places: Record<string, string> = { query: 'sorguda', path: 'yolda', header: 'başlıkta' }

function parameterRow(parameter: Parameter, schemas: Schemas): FieldRow {
  const { name, required = false, description, schema = { type: 'string' } } = parameter
  const note = [
    places[parameter.in],
    noteOf({ ...resolve(schema, schemas), ...(description && { description }) }),
    `örnek: ${JSON.stringify(parameterExample(parameter, schemas))}`,
  ]
  return {
    name,
    depth: 0,
    type: typeInWords(schema, schemas),
    required,
    note: note.filter(Boolean).join('; '),
  }
}

export function Example({ title, text }: { title: string; text: string }) {
  return (
    <details className="rounded-card border border-line bg-card">
      <summary className="px-4 py-2 text-13 font-medium text-muted">{title}</summary>
      <div className="relative border-line border-t">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide example must scroll by keyboard too */}
        <pre tabIndex={0} className="overflow-x-auto px-4 py-3 pr-12 font-mono text-13 leading-5">
          {text}
        </pre>
        <span className="absolute top-1.5 right-1.5">
          <CopyButton text={text} label="Örneği kopyala" size="sm" />
        </span>
      </div>
    </details>
  )
}

function Problems({ problems }: { problems: readonly ApiProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div>
      <h4 className="mb-1 text-13 font-medium text-muted">Hatalar</h4>
      <ul className="border-line border-t text-14">
        {problems.map((problem) => (
          <li
            key={`${problem.status}-${problem.code}`}
            className="grid gap-x-4 border-line border-b py-1.5 sm:grid-cols-[14rem_1fr]"
          >
            <span className="min-w-0 break-words font-mono text-13">
              <span className="figures mr-2 text-muted">{problem.status}</span>
              {problem.code}
            </span>
            <span className="text-muted">{problem.message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function basePath(server: string): string {
  return new URL(server, 'http://site').pathname.replace(/\/$/, '')
}
