/**
 * Runs `work`. `clean`, which is done before it returns, is run when it is over, and when a signal is about to end the
 * process before.
 */
export async function cleanedUp<T>(clean: () => void, work: () => Promise<T>): Promise<T> {
  const end = (signal: NodeJS.Signals) => {
    clean();
    release();
    // Without anybody who listens, it ends the process as if nothing had been done about it.
    process.kill(process.pid, signal);
  };
  const release = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await work();
  } finally {
    release();
    clean();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
