/** A user of a container as `--user` and the image's `USER` name it: empty, a name, an id, or either with a group. */
export interface ResolvedUser {
  readonly uid: number;
  readonly gid: number;
  /** `undefined` where the container's files do not say. */
  readonly home: string | undefined;
}

/** Whether a group can be found only by name. */
export function namesGroup(user: string): boolean {
  const group = user.split(':')[1];
  return group !== undefined && group !== '' && !isId(group);
}

/** The user where the text alone says it all: two numbers. */
export function numericUser(user: string): Omit<ResolvedUser, 'home'> | undefined {
  const [name = '', group = ''] = user.split(':');
  return isId(name) && isId(group) ? { uid: Number(name), gid: Number(group) } : undefined;
}

/**
 * Looks a user up as the engines do: by name, then by id; an id that is in no file has group 0. `undefined` for a name
 * that the files do not have. `passwd` and `group` are the texts of the container's files.
 */
export function resolveUser(
  user: string,
  { passwd, group }: { passwd: string; group: string },
): ResolvedUser | undefined {
  const [name = '', groupName = ''] = user === '' ? ['0'] : user.split(':');
  const users = passwd.split('\n').map((line) => line.split(':'));
  const found = users.find((fields) => fields[0] === name) ?? users.find((fields) => isId(name) && fields[2] === name);
  const uid = found?.[2] ?? name;
  const gid = groupName === '' ? (found?.[3] ?? '0') : groupId(groupName, group);
  if (!isId(uid) || gid === undefined || !isId(gid)) return undefined;
  return { uid: Number(uid), gid: Number(gid), home: found?.[5] || undefined };
}

function groupId(name: string, group: string): string | undefined {
  const groups = group.split('\n').map((line) => line.split(':'));
  return groups.find((fields) => fields[0] === name)?.[2] ?? (isId(name) ? name : undefined);
}

function isId(text: string): boolean {
  return /^\d+$/.test(text);
}
