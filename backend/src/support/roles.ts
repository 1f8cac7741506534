import { Reflector } from '@nestjs/core';
import type { StaffRole } from '@promptmint/core/database/entities/user';

/** The roles that may use an operation of support, on a method or on its controller. Without it nobody may. */
export const Roles = Reflector.createDecorator<readonly StaffRole[]>();
