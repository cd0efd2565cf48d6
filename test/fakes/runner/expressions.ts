/** What `${{ … }}` can name, as nested objects: `github`, `job`, `steps`, `env` and so on. */
export type Contexts = Readonly<Record<string, unknown>>;

/** How the job stands when a condition is asked. */
export type JobStatus = 'success' | 'failure' | 'cancelled';

/** An expression as a workflow writes it. */
export function expression(inner: string): string {
  return `\${{ ${inner} }}`;
}

/** Puts the value of every `${{ … }}` in its place; what is not there is empty, as on the runner. */
export function evaluate(template: string, contexts: Contexts): string {
  return template.replaceAll(/\$\{\{(.*?)\}\}/gs, (_all, inner: string) => asText(evaluateInner(inner, contexts)));
}

/** Whether a step with this `if` runs; one that does not ask for the status itself runs only while nothing failed. */
export function isMet(condition: string | undefined, contexts: Contexts, status: JobStatus): boolean {
  const asked = condition ?? 'success()';
  const met = isTrue(evaluateInner(asked, { ...contexts, [STATUS]: status }));
  return /\b(always|success|failure|cancelled)\(\)/.test(asked) ? met : met && status === 'success';
}

/** Where a condition's functions find the status: no context can be called so. */
const STATUS = ' status';

/** The expression language of workflows, as far as actions use it in conditions and defaults. */
function evaluateInner(inner: string, contexts: Contexts): unknown {
  const tokens = inner.match(/'(?:[^']|'')*'|&&|\|\||[!=<>]=|[!<>().,]|[\w-]+/g) ?? [];
  if (tokens.join('') !== inner.replaceAll(/'(?:[^']|'')*'|\s+/g, (part) => (part.startsWith("'") ? part : ''))) {
    throw new Error(`This runner can't read the expression ${inner}`);
  }
  let next = 0;
  const take = (...wanted: string[]) => (wanted.includes(tokens[next] ?? '') ? tokens[next++] : undefined);
  const value = either();
  if (next < tokens.length) {
    throw new Error(`This runner can't read the expression ${inner} from "${tokens[next]}" on`);
  }
  return value;

  function either(): unknown {
    let left = both();
    while (take('||') !== undefined) {
      const right = both();
      left = isTrue(left) ? left : right;
    }
    return left;
  }

  function both(): unknown {
    let left = comparison();
    while (take('&&') !== undefined) {
      const right = comparison();
      left = isTrue(left) ? right : left;
    }
    return left;
  }

  function comparison(): unknown {
    const left = operand();
    const operator = take('==', '!=', '<', '<=', '>', '>=');
    return operator === undefined ? left : compare(operator, left, operand());
  }

  function operand(): unknown {
    if (take('!') !== undefined) {
      return !isTrue(operand());
    }
    if (take('(') !== undefined) {
      const value = either();
      take(')');
      return value;
    }
    const token = tokens[next++] ?? '';
    if (token.startsWith("'")) {
      return token.slice(1, -1).replaceAll("''", "'");
    }
    if (token in LITERALS || /^\d/.test(token)) {
      return token in LITERALS ? LITERALS[token] : Number(token);
    }
    return take('(') === undefined ? member(contexts[token]) : call(token);
  }

  function member(of: unknown): unknown {
    let value = of;
    while (take('.') !== undefined) {
      const name = tokens[next++] ?? '';
      value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
    }
    return value;
  }

  function call(name: string): unknown {
    const given: unknown[] = [];
    while (take(')') === undefined) {
      given.push(either());
      take(',');
    }
    const called = FUNCTIONS[name];
    if (called === undefined) {
      throw new Error(`This runner does not know the function ${name}`);
    }
    return called(given, contexts[STATUS]);
  }
}

const LITERALS: Readonly<Record<string, unknown>> = { true: true, false: false, null: undefined };

const FUNCTIONS: Readonly<Record<string, (given: readonly unknown[], status: unknown) => unknown>> = {
  always: () => true,
  success: (_given, status) => status === 'success',
  failure: (_given, status) => status === 'failure',
  cancelled: (_given, status) => status === 'cancelled',
  format: ([template, ...values]) =>
    asText(template).replaceAll(/\{(\d+)\}/g, (_all, index: string) => asText(values[Number(index)])),
};

function compare(operator: string, left: unknown, right: unknown): boolean {
  const texts = typeof left === 'string' && typeof right === 'string';
  const [a, b] = texts ? [left.toLowerCase(), right.toLowerCase()] : [Number(left ?? 0), Number(right ?? 0)];
  switch (operator) {
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    default:
      return a >= b;
  }
}

function isTrue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== '';
}

function asText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
