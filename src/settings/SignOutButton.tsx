import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/session/AuthContext.tsx';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';

/** Ends the session of this browser, in all its tabs. */
export function SignOutButton() {
  const { logout } = useAuth();
  const navigate = useNavigate();
  function leave() {
    logout();
    void navigate(paths.login(), { replace: true });
  }
  return (
    <Button onClick={leave} icon={<LogOut aria-hidden size={16} strokeWidth={1.5} />}>
      Log out
    </Button>
  );
}
