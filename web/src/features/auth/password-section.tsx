/** The account section in which customers set or change their password. */

import { signInWords } from '@kervan/domain/auth/auth.copy.ts'
import { GivenPassword, NewPassword } from '@kervan/domain/auth/credentials.ts'
import { z } from '@kervan/domain/z.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { authFailures, authMessages } from '#features/auth/auth.copy.ts'
import { failureMessage } from '#features/auth/failure-message.ts'
import { useSession } from '#features/auth/session.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { PasswordField } from '#spine/ui/password-field.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function PasswordSection() {
  const state = useQuery(api.auth.getPasswordState.queryOptions())
  const [message, setMessage] = useState('')
  if (state.isError && !state.data) return <LoadFailure title="Şifre bölümü gösterilemedi" query={state} />
  if (!state.data) {
    return (
      <Loading>
        <Skeleton className="h-24 max-w-sm" />
      </Loading>
    )
  }
  const { has_password } = state.data
  return (
    <div className="flex flex-col gap-4">
      <p className="measure text-14 text-muted">{has_password ? changing : setting}</p>
      {/* The key resets the form when a password has been set. */}
      <PasswordForm key={String(has_password)} hasPassword={has_password} onMessage={setMessage} />
      <p role="status" className="text-14 text-approved empty:hidden">
        {message}
      </p>
    </div>
  )
}

const setting =
  'Henüz şifreniz yok; e-postanıza gelen kodla giriyorsunuz. Şifre belirlerseniz onunla da girebilirsiniz.'
const changing = 'Şifrenizi değiştirdiğinizde diğer cihazlardaki oturumlarınız kapanır.'

const Passwords = z
  .object({
    current_password: GivenPassword.optional(),
    new_password: z.string().min(1, signInWords.newPasswordRequired).pipe(NewPassword),
    repeated: z.string(),
  })
  .refine(({ new_password, repeated }) => new_password === repeated, {
    path: ['repeated'],
    message: signInWords.passwordsDiffer,
  })
type Passwords = z.output<typeof Passwords>

type Props = { hasPassword: boolean; onMessage: (message: string) => void }

function PasswordForm({ hasPassword, onMessage }: Props) {
  const queries = useQueryClient()
  const { data: session } = useSession('portal')
  const empty = { ...(hasPassword && { current_password: '' }), new_password: '', repeated: '' }
  const form = useSchemaForm({ schema: Passwords, defaultValues: empty })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: ({ current_password, new_password }: Passwords) =>
      current_password === undefined
        ? client.auth.setPassword({ password: new_password })
        : client.auth.changePassword({ current_password, new_password }),
    onMutate: () => onMessage(''),
    onSuccess: () => {
      form.reset(empty)
      onMessage(hasPassword ? authMessages.passwordUpdated : authMessages.passwordSet)
      void queries.invalidateQueries({ queryKey: api.auth.listSessions.key() })
      return queries.invalidateQueries({ queryKey: api.auth.getPasswordState.key() })
    },
    onError: (error) => {
      const problem = toProblem(error)
      if (problem.code === 'CURRENT_PASSWORD_REFUSED')
        return form.setError('current_password', { message: problem.message }, { shouldFocus: true })
      const what = hasPassword ? authFailures.updatingPassword : authFailures.settingPassword
      showProblem(form, { ...problem, message: failureMessage(what, problem) })
    },
  })
  return (
    <Form form={form} onSubmit={(passwords) => save.mutate(passwords)} className="max-w-sm">
      {/* Tells password managers whose password this is. */}
      <input hidden autoComplete="username" value={session?.person?.email ?? ''} readOnly />
      {hasPassword && (
        <Field label="Mevcut şifre" error={errors.current_password?.message} required>
          <PasswordField autoComplete="current-password" {...form.register('current_password')} />
        </Field>
      )}
      <Field label="Yeni şifre" hint="En az 6 karakter." error={errors.new_password?.message} required>
        <PasswordField autoComplete="new-password" {...form.register('new_password')} />
      </Field>
      <Field label="Yeni şifre (tekrar)" error={errors.repeated?.message} required>
        <PasswordField autoComplete="new-password" {...form.register('repeated')} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        busy={save.isPending}
        busyLabel="Kaydediliyor"
        className="self-start"
      >
        {hasPassword ? 'Şifreyi değiştir' : 'Şifre belirle'}
      </Button>
    </Form>
  )
}
