/** The sectors and segments, which an admin orders, renames, adds and removes. */
import type { CustomerGroup } from '@kervan/domain/customers/customer-groups.contract.ts'
import { type GroupKind, groupKinds, groupKindWords } from '@kervan/domain/customers/customer-groups.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { RemoveGroupDialog } from '#features/customers/remove-group-dialog.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Input } from '#spine/ui/input.tsx'
import { ReorderList } from '#spine/ui/reorder-list.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function CustomerGroupsView({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(api.customers.groups.list.queryOptions())
  if (!query.data && query.isError)
    return <LoadFailure title="Sektörler ve segmentler gösterilemedi" query={query} />
  if (!query.data)
    return (
      <Loading>
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    )
  const { groups } = query.data
  return (
    <>
      <p className="measure text-14 text-muted">
        Müşteriler ve firmalar bu listelerden seçilir. Değişen bir ad, onu taşıyan bütün kayıtlarda görünür.
      </p>
      {groupKinds.map((kind) => (
        <GroupsCard
          key={kind}
          kind={kind}
          groups={groups.filter((group) => group.kind === kind)}
          mayChange={mayChange}
        />
      ))}
    </>
  )
}

type CardProps = { kind: GroupKind; groups: readonly CustomerGroup[]; mayChange: boolean }

function GroupsCard({ kind, groups, mayChange }: CardProps) {
  const { one, all } = groupKindWords[kind]
  const { reorder, rename } = useGroupChanges()
  const [renamed, setRenamed] = useState<string>()
  const [removed, setRemoved] = useState<CustomerGroup>()
  const rows = groups.map((group) => ({ ...group, key: group.id }))
  return (
    <Card aria-label={all}>
      <CardHead title={all} />
      <CardBody>
        {mayChange ? (
          <ReorderList
            label={all}
            items={rows}
            onReorder={(ordered) => reorder.mutate({ kind, ids: ordered.map(({ id }) => id) })}
          >
            {(group) =>
              renamed === group.id ? (
                <NameForm
                  label={`Yeni ad: ${group.name}`}
                  action="Kaydet"
                  initial={group.name}
                  isBusy={rename.isPending}
                  error={rename.isError ? toProblem(rename.error).message : undefined}
                  onSubmit={(name) =>
                    rename.mutate({ id: group.id, name }, { onSuccess: () => setRenamed(undefined) })
                  }
                />
              ) : (
                <div className="flex min-h-10 items-center gap-1">
                  <span className="min-w-0 flex-1 break-words text-14">{group.name}</span>
                  <IconButton
                    label={`Adını değiştir: ${group.name}`}
                    size="sm"
                    onClick={() => {
                      rename.reset()
                      setRenamed(group.id)
                    }}
                  >
                    <Pencil className="size-4" strokeWidth={1.75} aria-hidden />
                  </IconButton>
                  <IconButton label={`Kaldır: ${group.name}`} size="sm" onClick={() => setRemoved(group)}>
                    <Trash2 className="size-4" strokeWidth={1.75} aria-hidden />
                  </IconButton>
                </div>
              )
            }
          </ReorderList>
        ) : (
          <ul aria-label={all} className="divide-y divide-line text-14">
            {rows.map(({ id, name }) => (
              <li key={id} className="py-2">
                {name}
              </li>
            ))}
          </ul>
        )}
        {mayChange && <AddGroup key={groups.length} kind={kind} one={one} />}
      </CardBody>
      {removed && (
        <RemoveGroupDialog
          group={removed}
          others={groups.filter(({ id }) => id !== removed.id)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  )
}

function AddGroup({ kind, one }: { kind: GroupKind; one: string }) {
  const { add } = useGroupChanges()
  return (
    <div className="pt-3">
      <NameForm
        label={`Yeni ${one}`}
        action="Ekle"
        initial=""
        isBusy={add.isPending}
        error={add.isError ? toProblem(add.error).message : undefined}
        onSubmit={(name) => add.mutate({ kind, name })}
      />
    </div>
  )
}

type FormProps = {
  label: string
  action: string
  initial: string
  isBusy: boolean
  error: string | undefined
  onSubmit: (name: string) => void
}

function NameForm({ label, action, initial, isBusy, error, onSubmit }: FormProps) {
  const [name, setName] = useState(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() && !isBusy) onSubmit(name.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3 py-1">
      <Field label={label} error={error} className="flex-1 basis-48">
        <Input
          value={name}
          maxLength={60}
          autoComplete="off"
          autoFocus={initial !== ''}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" busy={isBusy} disabled={!name.trim()}>
        {action}
      </Button>
    </form>
  )
}

function useGroupChanges() {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const onSettled = () => queries.invalidateQueries({ queryKey: api.customers.groups.key() })
  return {
    add: useMutation({
      mutationFn: (input: { kind: GroupKind; name: string }) =>
        client.customers.groups.add(input, {
          ...callTimeout(),
          context: { idempotencyKey: keys.keyFor(input) },
        }),
      onSettled,
    }),
    rename: useMutation({
      mutationFn: (input: { id: string; name: string }) =>
        client.customers.groups.rename(input, callTimeout()),
      onSettled,
    }),
    reorder: useMutation({
      mutationFn: (input: { kind: GroupKind; ids: string[] }) =>
        client.customers.groups.reorder(input, callTimeout()),
      onError: (error) =>
        toast.failure({ title: 'Sıra kaydedilemedi', description: toProblem(error).message }),
      onSettled,
    }),
  }
}
